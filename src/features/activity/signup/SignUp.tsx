import { useState } from 'react'
import { activity, type ActivityBrief } from '#api/activity.ts'
import type { SignupForm as Fields } from '#api/activity-signup.ts'
import { handedIn, handIn } from '#blocks/outbox/hand-in.ts'
import { useAfterSignIn } from '#blocks/sign-in/useMemberDeed.ts'
import { useUnsent } from '#blocks/useUnsent.ts'
import { recordOf } from '#features/activity/links.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useAccount } from '#session/account.ts'
import { arriving } from '#ui/arriving.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { SignupValues } from './typed.ts'

// It brings the controls along, which reading about an activity does not need.
const SignupForm = arriving(async () => (await import('./SignupForm.tsx')).SignupForm)

interface Props {
  one: Pick<ActivityBrief, 'id' | 'title' | 'needsReview' | 'signupEnd'>
  /** True where there are no places left now. */
  isFull: boolean
}

/** 报名, or 加入候补 where it is full: asks who comes, and puts the sign-up into the outbox. */
export function SignUp({ one, isFull }: Props) {
  const { userInfo } = useAccount()
  const [open, setOpen] = useState(false)
  useAfterSignIn('signup', one.id, () => setOpen(true))
  // Who closes the dialog, or loses the page, types nothing twice.
  const [typed, setTyped] = useUnsent(recordOf(one.id), SignupValues)
  const known: SignupValues = {
    name: userInfo?.nickname ?? '',
    phone: userInfo?.tel ?? '',
    position: '',
    people: '1',
    orWait: true,
  }
  const deed = isFull ? '加入候补' : '报名'
  const queue = async (values: Fields, orWait: boolean) => {
    const body = { action: orWait ? ('wait' as const) : ('signup' as const), activityId: one.id, ...values }
    const options = {
      title: `${deed}：${one.title}`,
      record: recordOf(one.id),
      until: { deed: '报名', at: one.signupEnd },
      labels: { name: '姓名', phone: '联系电话', position: '职务', people: '参加人数' },
    }
    if (!(await handIn(handedIn('报名'), () => send(activity.participate, { body }, options)))) return
    setOpen(false)
    setTyped(undefined)
  }
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {isFull ? '加入候补' : '我要报名'}
      </Button>
      <Dialog open={open} title={isFull ? '加入候补' : '活动报名'} onClose={() => setOpen(false)}>
        <SignupForm
          room={<SkeletonText />}
          value={typed ?? known}
          known={known}
          onChange={setTyped}
          onSend={(values, orWait) => void queue(values, orWait)}
          isFull={isFull}
          needsReview={one.needsReview}
        />
      </Dialog>
    </>
  )
}
