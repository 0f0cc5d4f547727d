import { useState } from 'react'
import { handedIn, handIn } from '#blocks/outbox/hand-in.ts'
import { useAfterSignIn } from '#blocks/sign-in/useMemberDeed.ts'
import { useUnsent } from '#blocks/useUnsent.ts'
import { calls, type Kind, nouns, requestRecord } from '#features/docking/kinds.ts'
import { send } from '#offline/outbox/outbox.ts'
import { arriving } from '#ui/arriving.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Asked } from './asked.ts'

// It brings the controls along, which reading a record does not need.
const AskForm = arriving(async () => (await import('./AskForm.tsx')).AskForm)

/** 申请对接: asks for the reason and whom to call, and puts the request into the outbox. */
export function AskToDock({ kind, one }: { kind: Kind; one: { id: string; title: string } }) {
  const [open, setOpen] = useState(false)
  useAfterSignIn('dock', requestRecord(kind, one.id), () => setOpen(true))
  // Who closes the dialog, or loses the page, types nothing twice.
  const [typed, setTyped] = useUnsent(requestRecord(kind, one.id), Asked)
  const queue = async (body: Asked) => {
    const input = { params: { id: one.id }, body }
    const options = {
      title: `申请对接${nouns[kind]}：${one.title}`,
      record: requestRecord(kind, one.id),
      labels: { message: '对接说明', contactName: '联系人', contactPhone: '联系电话' },
    }
    if (!(await handIn(handedIn('对接申请'), () => send(calls[kind].dock, input, options)))) return
    setOpen(false)
    setTyped(undefined)
  }
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        申请对接
      </Button>
      <Dialog open={open} title="申请对接" onClose={() => setOpen(false)}>
        <AskForm
          room={<SkeletonText />}
          typed={typed}
          onChange={setTyped}
          onSend={(body) => void queue(body)}
        />
      </Dialog>
    </>
  )
}
