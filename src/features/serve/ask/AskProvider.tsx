import { serve } from '#api/serve.ts'
import { DeedDialog } from '#blocks/form/DeedDialog.tsx'
import { localFiles } from '#blocks/form/local-files.ts'
import { requestRecord } from '#features/serve/links.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { enquiryEnding } from './finish.ts'
import { askedFields, type Asking } from './typed.ts'

const AskForm = lazyPart(async () => (await import('./AskForm.tsx')).AskForm)

/**
 * Shows the dialog of an enquiry (咨询机构), which asks for the request and the contact; not offered while one is open or
 * waits.
 */
export function AskProvider({ isOffered, ...asking }: Asking & { isOffered: boolean }) {
  const { providerId, providerName, product } = asking
  const label = product ? '咨询此服务' : '咨询机构'
  return (
    <DeedDialog
      label={label}
      look="primary"
      title={label}
      noun="咨询"
      record={requestRecord(providerId, product?.id)}
      wanted="ask"
      ending={enquiryEnding(asking)}
      isOffered={isOffered}
      isMain
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
