import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { mineLink, publishLink } from '#features/market/links.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { Fields } from './Fields.tsx'
import { Preview } from './Preview.tsx'
import { type Beginning, usePublish } from './usePublish.ts'

/** The form of a listing from its beginning, its draft or its rejection, to its receipt. */
export function Form({ hasLast = false, ...begin }: Beginning & { hasLast?: boolean }) {
  const { tradeType, record } = begin
  const form = usePublish(begin)
  return (
    <DraftForm
      form={form}
      submitLabel="提交审核"
      mine={{ label: '工业产品', link: mineLink() }}
      notice={
        <>
          {record?.status === '已驳回' && record.reason && (
            <Notice tone="warn" title="没有通过审核：">
              {record.reason}
            </Notice>
          )}
          {hasLast && (
            <Notice tone="info" title="发布过类似的？">
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
          <Preview tradeType={tradeType} form={form} />
        )
      }
    </DraftForm>
  )
}
