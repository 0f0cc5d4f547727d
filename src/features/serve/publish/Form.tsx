import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import type { MyProduct } from '#api/serve-product.ts'
import { auditWords } from '#blocks/form/audit-words.ts'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { RejectedNotice } from '#blocks/form/RejectedNotice.tsx'
import { mineLink } from '#features/serve/links.ts'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Fields } from './Fields.tsx'
import { useProductForm } from './useProductForm.ts'

// What makes markup harmless is not needed while one fills in; it comes while one does, or it would move the
// buttons under the next press.
const Preview = lazyRouteComponent(() => import('./Preview.tsx'), 'Preview')

interface Of {
  id: string
  name: string
  /** The kinds of service that it may publish. */
  types: readonly string[]
}

/** The form of a service from its beginning, its draft or its rejection, to its receipt. */
export function Form({ provider, record }: { provider: Of; record?: MyProduct }) {
  const form = useProductForm(provider.id, record)
  useEffect(() => void Preview.preload?.(), [])
  return (
    <DraftForm
      form={form}
      submitLabel="提交审核"
      mine={{ label: '我的产品', link: mineLink(), next: auditWords('上架公开', '我的产品') }}
      notice={<RejectedNotice of={record} />}
    >
      {({ step }) =>
        step === 'fill' ? (
          <Fields form={form} types={provider.types} />
        ) : (
          <Suspense fallback={<SkeletonText lines={8} />}>
            <Preview form={form} providerName={provider.name} />
          </Suspense>
        )
      }
    </DraftForm>
  )
}
