import { useState } from 'react'
import type { Enquiry } from '#api/serve-provider.ts'
import { serve } from '#api/serve.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { handedIn, handIn } from '#blocks/outbox/hand-in.ts'
import { useUnsent } from '#blocks/useUnsent.ts'
import { ratingRecord } from '#features/serve/links.ts'
import { send } from '#offline/outbox/outbox.ts'
import { arriving } from '#ui/arriving.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { ratingWords } from './request.ts'
import { Judgement } from './typed.ts'

// It brings the controls along, which reading a request does not need.
const RateForm = arriving(async () => (await import('./RateForm.tsx')).RateForm)

const blank: Judgement = { comment: '' }

interface Props {
  enquiry: Enquiry
  providerId: string
  /** What was asked about: the service or the provider. */
  name: string
}

/** 评价: what who asked says of a request that came to its end, once; what was said, after that. */
export function RateRequest({ enquiry, providerId, name }: Props) {
  const { id, status, rating } = enquiry
  const { outbox, receipts } = useHeard()
  const [open, setOpen] = useState(false)
  const record = ratingRecord(id)
  // Who closes the dialog, or loses the page, types nothing twice.
  const [typed = blank, setTyped] = useUnsent(record, Judgement)
  const waiting = outbox.find((item) => item.record === record)
  if (rating) return <p>{ratingWords(rating)}</p>
  if (status !== '已完成') return null
  if (waiting)
    return (
      <StateChip tone={waiting.state === 'waiting' ? 'warn' : 'bad'}>
        {waiting.state === 'waiting' ? '评价待上传' : '评价未通过'}
      </StateChip>
    )
  // It has arrived, and the page has not heard of it from the city yet.
  if (receipts.some((one) => one.record === record)) return <p>感谢您的评价。</p>
  const queue = async ({ score, comment }: Required<Judgement>) => {
    const body = { status: '评价' as const, enquiryId: id, score, ...(comment ? { comment } : {}) }
    const input = { params: { id: providerId }, body }
    const options = {
      title: `评价服务：${name}`,
      record,
      labels: { score: '评分', comment: '评价' },
    }
    if (!(await handIn(handedIn('评价'), () => send(serve.enquire, input, options)))) return
    setOpen(false)
    setTyped(undefined)
  }
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        评价服务
        <span className="visually-hidden">：{name}</span>
      </Button>
      <Dialog open={open} title="评价服务" onClose={() => setOpen(false)}>
        <RateForm
          room={<SkeletonText />}
          value={typed}
          onChange={setTyped}
          onSend={(judgement) => void queue(judgement)}
        />
      </Dialog>
    </>
  )
}
