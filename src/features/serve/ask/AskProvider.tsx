import { serve } from '#api/serve.ts'
import { DeedDialog } from '#blocks/form/DeedDialog.tsx'
import { localFiles } from '#blocks/form/local-files.ts'
import { requestRecord } from '#features/serve/links.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { askedFields } from './typed.ts'

const AskForm = lazyPart(async () => (await import('./AskForm.tsx')).AskForm)

/** Provider and service of an enquiry; without a service it is about the provider in general. */
export interface Asking {
  providerId: string
  providerName: string
  product?: { id: string; name: string }
}

/** Shows the dialog of an enquiry (咨询机构), which asks for the request and the contact. */
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
