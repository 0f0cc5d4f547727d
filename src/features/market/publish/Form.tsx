import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { auditWords } from '#blocks/form/audit-words.ts'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { RecordDraft } from '#blocks/form/RecordDraft.tsx'
import { RejectedNotice } from '#blocks/form/RejectedNotice.tsx'
import { mineLink, publishLink } from '#features/market/links.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Fields } from './Fields.tsx'
import { toValues } from './schema.ts'
import { type Beginning, usePublish } from './usePublish.ts'

// It shows foreign markup and pictures, which filling in does not need; it comes while one does, or it would move the
// buttons under the next press.
const Preview = lazyRouteComponent(() => import('./Preview.tsx'), 'Preview')

/** The form of a listing from its beginning, its draft or its rejection, to its receipt. */
export function Form({ hasLast = false, ...begin }: Beginning & { hasLast?: boolean }) {
  const { tradeType, record } = begin
  const form = usePublish(begin)
  useEffect(() => void Preview.preload?.(), [])
  return (
    <>
      <DraftForm
        form={form}
        submitLabel="提交审核"
        mine={{ label: '工业产品', link: mineLink(), next: auditWords('公开发布', '工业产品') }}
        notice={
          <>
            <RejectedNotice of={record} />
            {hasLast && (
              <Notice tone="info" title="发布过类似内容？">
                可以沿用上次填写的内容，型号、价格、库存和图片需要重新填写。
                <LinkButton look="plain" link={publishLink(tradeType, { copy: 'last' })}>
                  沿用上次填写
                </LinkButton>
              </Notice>
            )}
          </>
        }
      >
        {({ step }) =>
          step === 'fill' ? (
            <Fields tradeType={tradeType} form={form} />
          ) : (
            <Suspense fallback={<SkeletonText lines={10} />}>
              <Preview tradeType={tradeType} form={form} />
            </Suspense>
          )
        }
      </DraftForm>
      <RecordDraft form={form} at={form.atCity} toValues={toValues} />
    </>
  )
}
