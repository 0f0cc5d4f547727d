import type { Enquiry } from '#api/serve-provider.ts'
import { serve } from '#api/serve.ts'
import { DeedDialog } from '#blocks/form/DeedDialog.tsx'
import { useOutboxState } from '#blocks/outbox/useOutboxState.ts'
import { ratingRecord } from '#features/serve/links.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { ratingWords } from './request.ts'
import { ratingFields } from './typed.ts'

const RateForm = lazyPart(async () => (await import('./RateForm.tsx')).RateForm)

interface Props {
  enquiry: Enquiry
  providerId: string
  /** Name of the service or the provider. */
  name: string
}

/** Shows the rating (评价) of a finished enquiry, or the dialog that gives it once. */
export function RateRequest({ enquiry: { id, status, rating }, providerId, name }: Props) {
  const { outbox, receipts } = useOutboxState()
  const record = ratingRecord(id)
  const waiting = outbox.find((item) => item.record === record)
  if (rating) return <p>{ratingWords(rating)}</p>
  if (status !== '已完成') return null
  if (waiting)
    return (
      <StateChip tone={waiting.state === 'waiting' ? 'warn' : 'bad'}>
        {waiting.state === 'waiting' ? '评价待上传' : '评价未通过'}
      </StateChip>
    )
  // Hides the dialog after the rating has arrived, before the record is fetched again.
  if (receipts.some((one) => one.record === record)) return <p>感谢您的评价。</p>
  return (
    <DeedDialog
      label="评价服务"
      of={name}
      look="secondary"
      title="评价服务"
      noun="评价"
      record={record}
      fields={ratingFields}
      call={(body) => [serve.enquire, { params: { id: providerId }, body }, { title: `评价服务：${name}` }]}
      form={RateForm}
      told={{ enquiryId: id }}
    />
  )
}
