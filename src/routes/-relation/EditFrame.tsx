import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { ActionBar } from '#ui/form/ActionBar.tsx'
import { DraftNote } from '#ui/form/DraftNote.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { focusField } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { FormCard } from '#ui/form/FormCard.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import type { useEdit } from './useEdit.ts'

interface Props {
  edit: Omit<ReturnType<typeof useEdit>, 'bind' | 'values'>
  /** What this form is about, for readers. */
  title: string
  onCancel: () => void
  children: ReactNode
}

/** A form of the enterprise's record: what is wrong on top, the fields, what became of the draft, and the way out. */
export function EditFrame({ edit, title, onCancel, children }: Props) {
  return (
    <Fluent>
      <form
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          void edit.submit()
        }}
      >
        <FormCard>
          {edit.failure && (
            <Notice tone="bad" title="没有保存。">
              {edit.failure}
            </Notice>
          )}
          <ErrorSummary problems={edit.wrong} focusKey={edit.attempts} onGo={focusField} />
          {children}
          <ActionBar note={<DraftNote {...edit.autosave} />}>
            <Button onClick={onCancel}>返回</Button>
            <Button type="submit" look="primary" disabled={edit.sending}>
              保存
            </Button>
          </ActionBar>
        </FormCard>
      </form>
    </Fluent>
  )
}
