import { lazyRouteComponent } from '@tanstack/react-router'
import type { MyProduct } from '#api/serve-product.ts'
import { OwnForm } from '#blocks/own/OwnForm.tsx'
import { product } from '#features/serve/own/product.ts'
import { Fields } from './Fields.tsx'
import { useProductForm } from './useProductForm.ts'

// Loads the preview on demand, because filling in needs no sanitized markup.
const Preview = lazyRouteComponent(() => import('./Preview.tsx'), 'Preview')

interface Props {
  /** Organisation, and the kinds of service that it may publish. */
  provider: { id: string; name: string; types: readonly string[] }
  record?: MyProduct
}

/** Shows the form of a service. */
export function Form({ provider, record }: Props) {
  const form = useProductForm(provider.id, record)
  return (
    <OwnForm
      own={product}
      {...{ form, record }}
      preview={<Preview form={form} providerName={provider.name} />}
      preload={Preview.preload}
    >
      <Fields form={form} types={provider.types} />
    </OwnForm>
  )
}
