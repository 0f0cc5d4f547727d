import { type ReactNode, Suspense, useEffect } from 'react'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import type { FormState } from '#blocks/form/form-state.ts'
import { RejectedNotice } from '#blocks/form/RejectedNotice.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { auditEnding } from './audit-term.ts'
import type { OwnPages } from './kind.ts'

interface Props<Key extends string> {
  own: OwnPages
  form: FormState<Key>
  record?: { status: string; reason?: string }
  /** Notice below the reason of a rejection. */
  notice?: ReactNode
  /** Content of the preview step. */
  preview?: ReactNode
  /** Loads the code of the preview while the fields are filled in: later it would move the buttons under the next press. */
  preload?: () => unknown
  /** The fields. */
  children: ReactNode
}

/** Draws the form of an own record, with the reason of its rejection, up to its finish. */
export function OwnForm<Key extends string>(props: Props<Key>) {
  const { own, form, record, notice, preview, preload, children } = props
  useEffect(() => void preload?.(), [preload])
  return (
    <DraftForm
      form={form}
      submitLabel="提交审核"
      ending={auditEnding(own)}
      notice={
        <>
          <RejectedNotice of={record} />
          {notice}
        </>
      }
    >
      {({ step }) =>
        step === 'preview' ? <Suspense fallback={<SkeletonText lines={10} />}>{preview}</Suspense> : children
      }
    </DraftForm>
  )
}
