import { useState } from 'react'
import { appeal, type AppealBrief } from '#api/appeal.ts'
import { recordOf } from '#blocks/appeal-links.ts'
import { handedIn, handIn } from '#blocks/outbox/hand-in.ts'
import { useUnsent } from '#blocks/useUnsent.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { arriving } from '#ui/arriving.tsx'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { blankRating, Rating, ratingLabels } from './rating.ts'

const RateForm = arriving(async () => (await import('./RateForm.tsx')).RateForm)

/** Rates the answer (评价): solved, partly or not, stars, words. */
export function Rate({ one, look = 'plain' }: { one: AppealBrief; look?: ButtonLook }) {
  const [open, setOpen] = useState(false)
  const record = recordOf(one.id)
  const [rating = blankRating, setRating] = useUnsent(`评价:${record}`, Rating)
  const waits = useOutbox().some((item) => item.record === record)
  const queue = async (body: Required<Rating>) => {
    const title = `评价：${one.title}`
    const input = { body: { id: one.id, ...body } }
    if (
      !(await handIn(handedIn('评价'), () =>
        send(appeal.evaluate, input, { title, record, labels: ratingLabels }),
      ))
    )
      return
    setOpen(false)
    setRating(undefined)
  }
  return (
    <>
      <Button look={look} busy={waits} onClick={() => setOpen(true)}>
        去评价
        <span className="visually-hidden">：{one.title}</span>
      </Button>
      <Dialog open={open} title="评价办理结果" onClose={() => setOpen(false)}>
        <RateForm
          room={<SkeletonText />}
          value={rating}
          onChange={setRating}
          isLast={one.reopened !== undefined}
          onSend={(body) => void queue(body)}
        />
      </Dialog>
    </>
  )
}
