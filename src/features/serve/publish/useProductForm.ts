import { MyProduct } from '#api/serve-product.ts'
import { serve } from '#api/serve.ts'
import { useOwnForm } from '#blocks/own/useOwnForm.ts'
import { product } from '#features/serve/own/product.ts'
import { blankValues, DRAFT_SCHEMA, display, schema, shown, steps, toValues } from './schema.ts'

/** Follows the form of a service into the outbox. */
export const useProductForm = (providerId: string, record: MyProduct | undefined) =>
  useOwnForm({
    own: product,
    record,
    schemaVersion: DRAFT_SCHEMA,
    shape: MyProduct,
    toValues,
    blank: blankValues(providerId),
    title: (values) => values.name || '未写名称的服务',
    schema,
    ...display,
    shown,
    steps,
    send: (body) => [serve.productSave, { body }],
  })

export type ProductFormState = ReturnType<typeof useProductForm>
