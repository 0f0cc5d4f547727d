import { serve } from '#api/serve.ts'
import { DeedDialog } from '#blocks/form/DeedDialog.tsx'
import { localFiles } from '#blocks/form/local-files.ts'
import { requestRecord } from '#features/serve/links.ts'
import { arriving } from '#ui/arriving.tsx'
import { askedFields } from './typed.ts'

const AskForm = arriving(async () => (await import('./AskForm.tsx')).AskForm)

/** Whom one asks, and about which service; without one it is about the provider's help in general. */
export interface Asking {
  providerId: string
  providerName: string
  product?: { id: string; name: string }
}

/** 咨询机构: asks what is wanted and whom to call, and puts the request into the outbox. */
export function AskProvider({ providerId, providerName, product }: Asking) {
  const label = product ? '咨询此服务' : '咨询机构'
  return (
    <DeedDialog
      label={label}
      look="primary"
      title={label}
      noun="咨询"
      record={requestRecord(providerId, product?.id)}
      wanted="ask"
      fields={askedFields}
      call={(asked) => [
        serve.enquire,
        { params: { id: providerId }, body: { ...asked, ...(product && { productId: product.id }) } },
        { title: `咨询：${product?.name ?? providerName}`, files: localFiles(asked.attachments) },
      ]}
      form={AskForm}
    />
  )
}
