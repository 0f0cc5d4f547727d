import { lazyRouteComponent } from '@tanstack/react-router'
import { RecordDraft } from '#blocks/form/RecordDraft.tsx'
import { OwnForm } from '#blocks/own/OwnForm.tsx'
import { publishLink } from '#features/market/links.ts'
import { own } from '#features/market/own/kind.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { Fields } from './Fields.tsx'
import { toValues } from './schema.ts'
import { type Beginning, usePublish } from './usePublish.ts'

// Loads the preview on demand, because filling in needs no foreign markup or pictures.
const Preview = lazyRouteComponent(() => import('./Preview.tsx'), 'Preview')

/** Shows the form of a listing; `hasLast` offers the content of the last one. */
export function Form({ hasLast = false, ...begin }: Beginning & { hasLast?: boolean }) {
  const { tradeType, record } = begin
  const form = usePublish(begin)
  return (
    <>
      <OwnForm
        own={own[tradeType]}
        {...{ form, record }}
        notice={
          hasLast && (
            <Notice tone="info" title="发布过类似内容？">
              可以沿用上次填写的内容，型号、价格、库存和图片需要重新填写。
              <LinkButton look="plain" link={publishLink(tradeType, { copy: 'last' })}>
                沿用上次填写
              </LinkButton>
            </Notice>
          )
        }
        preview={<Preview tradeType={tradeType} form={form} />}
        preload={Preview.preload}
      >
        <Fields tradeType={tradeType} form={form} />
      </OwnForm>
      <RecordDraft form={form} at={form.atCity} toValues={toValues} />
    </>
  )
}
