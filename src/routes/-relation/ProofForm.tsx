import type { ReactNode } from 'react'
import { isTransient } from '#api/call/error.ts'
import type { usePlainForm } from '#blocks/form/usePlainForm.ts'
import { messageOf } from '#lib/message-of.ts'
import { useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { focusField } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import styles from './relation.module.css'

interface Props {
  form: Pick<ReturnType<typeof usePlainForm>, 'failure' | 'busy' | 'problems'>
  /** Accessible name of the form. */
  label: string
  submitLabel: string
  /** Progress of the upload of a large file: 3.2 / 12.4 MB. */
  share?: string
  onSubmit: () => Promise<unknown>
  /** Further buttons beside the submit. */
  more?: ReactNode
  children: ReactNode
}

/** Renders a form whose call needs the network: fields, refusal of the city, and the submit, disabled offline. */
export function ProofForm({ form, label, submitLabel, share, onSubmit, more, children }: Props) {
  const { reach } = useDeviceState()
  const { failure, busy, problems } = form
  return (
    <Fluent>
      <form
        noValidate
        aria-label={label}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit()
        }}
      >
        {failure !== undefined && (
          <Notice tone="bad" title={`${messageOf(failure)}。`}>
            {isTransient(failure) && '已填写的内容不会丢失，请稍后重试。'}
          </Notice>
        )}
        <ErrorSummary inset problems={problems} onGo={focusField} />
        {children}
        <div className={styles.submit}>
          <Button type="submit" look="primary" busy={busy !== undefined} disabled={reach !== 'online'}>
            {!busy ? submitLabel : share ? `上传中 ${share}` : '正在提交'}
          </Button>
          {more}
        </div>
      </form>
    </Fluent>
  )
}
