import { type Enquiry, EnquiryRating } from '#api/serve-provider.ts'
import { serve } from '#api/serve.ts'
import { RateDialog } from '#blocks/rating/RateDialog.tsx'
import { RatingWithRemedy } from '#blocks/rating/RatingView.tsx'
import { useOutboxState } from '#blocks/outbox/useOutboxState.ts'
import { ratingRecord } from '#features/serve/links.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

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
  if (rating) return <RatingWithRemedy label="我的评价" rating={rating} />
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
    <RateDialog
      label="评价服务"
      of={name}
      look="secondary"
      title="评价服务"
      record={record}
      kind="service"
      by={name}
      schema={EnquiryRating}
      beside={{ status: '评价', enquiryId: id }}
      most={300}
      hint="只能评价一次；评价公开显示，企业名称隐去一部分"
      call={(body) => [serve.enquire, { params: { id: providerId }, body }, { title: `评价服务：${name}` }]}
    />
  )
}
