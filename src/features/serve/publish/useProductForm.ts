import { MyProduct } from '#api/serve-product.ts'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { PRODUCT_FORM, productRecord } from '#features/serve/links.ts'
import { blankValues, DRAFT_SCHEMA, said, schema, shown, steps, toValues } from './schema.ts'
import { handIn } from './send.ts'

/** The form of a service, from its draft or what the city holds, into the outbox. */
export function useProductForm(providerId: string, record: MyProduct | undefined) {
  const draft = useDraft({
    form: PRODUCT_FORM,
    record: record?.id ?? 'new',
    schemaVersion: DRAFT_SCHEMA,
    blank: blankValues(providerId),
    fromServer: record && { base: record, shape: MyProduct, toValues },
  })
  const action = record ? `edit/${encodeURIComponent(record.id)}` : 'add'
  return useDraftForm({
    draft,
    title: (values) => values.name || '未写名称的服务',
    href: `/professional-services/product-service/${action}`,
    schema,
    ...said,
    shown,
    steps,
    changes: productRecord(record?.id ?? 'new'),
    edits: record?.id,
    said: record?.status === '已驳回' ? record.audits.at(-1)?.fields : undefined,
    send: (values, base) => handIn(values, base),
  })
}

export type ProductFormState = ReturnType<typeof useProductForm>
