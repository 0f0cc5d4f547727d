import { useState } from 'react'
import { activity, type ActivityBrief } from '#api/activity.ts'
import { handedIn, handIn } from '#blocks/outbox/hand-in.ts'
import { useUnsent } from '#blocks/useUnsent.ts'
import { recordOf } from '#features/activity/links.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { arriving } from '#ui/arriving.tsx'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Rating } from './typed.ts'

const RateForm = arriving(async () => (await import('./RateForm.tsx')).RateForm)

const blank: Rating = { content: '' }

/** 评价: once, after one was there. */
export function Rate({
  one,
  look = 'plain',
}: {
  one: Pick<ActivityBrief, 'id' | 'title'>
  look?: ButtonLook
}) {
  const [open, setOpen] = useState(false)
  const record = recordOf(one.id)
  // Who closes the dialog, or loses the page, types nothing twice.
  const [rating = blank, setRating] = useUnsent(`评价:${record}`, Rating)
  const waits = useOutbox().some((item) => item.record === record)
  const queue = async (score: number, content: string) => {
    const input = { body: { activityId: one.id, score, content } }
    const options = {
      title: `评价活动：${one.title}`,
      record,
      labels: { score: '评分', content: '评价' },
    }
    if (!(await handIn(handedIn('评价'), () => send(activity.evaluate, input, options)))) return
    setOpen(false)
    setRating(undefined)
  }
  return (
    <>
      <Button look={look} busy={waits} onClick={() => setOpen(true)}>
        去评价
        <span className="visually-hidden">：{one.title}</span>
      </Button>
      <Dialog open={open} title="评价活动" onClose={() => setOpen(false)}>
        <RateForm
          room={<SkeletonText />}
          value={rating}
          onChange={setRating}
          onSend={(score, content) => void queue(score, content)}
        />
      </Dialog>
    </>
  )
}
