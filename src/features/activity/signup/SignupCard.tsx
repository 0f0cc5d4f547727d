import { linkOptions, useNavigate } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { ActivityDetail } from '#api/activity.ts'
import { MainAction } from '#blocks/detail/MainAction.tsx'
import { HeldActions, heldWords } from '#blocks/HeldActions.tsx'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { useStanding } from '#blocks/outbox/useStanding.ts'
import { SignInFirst } from '#blocks/sign-in/SignInFirst.tsx'
import { recordOf } from '#features/activity/links.ts'
import { placesText } from '#features/activity/activity-words.ts'
import { timeText } from '#lib/dates.ts'
import { isUnread, type ReceiptNo } from '#offline/outbox/item.ts'
import { discard } from '#offline/outbox/outbox.ts'
import { activityState, canSignUp, canWait } from '#rules/activity-state.ts'
import { useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Deeds } from './Deeds.tsx'
import { SignUp } from './SignUp.tsx'
import styles from './signup.module.css'
import { chipOf } from './standing.ts'
import { statusWords } from './signup-words.ts'

interface Props {
  one: ActivityDetail
  /** Newest receipt on this device when it asked the city. */
  asOf: ReceiptNo
  /** Current time, in milliseconds. */
  now: number
  /** Live link, if it is shown. */
  live: ReactNode
}

/** Shows the user's own sign-up for an activity: its state, the next step and the possible actions. */
export function SignupCard({ one, asOf, now, live }: Props) {
  const { userInfo } = useAccount()
  const navigate = useNavigate()
  const { now: standing } = useStanding('signup', one.id, { signup: one.signup }, asOf)
  const { signup, pending } = standing
  const held = useOutbox().find((item) => item.record === recordOf(one.id) && item.state !== 'waiting')
  // Omits the chip of a cancelled activity unless a change waits, because nothing else is expected any more.
  const chip = one.cancelled && !pending ? undefined : chipOf(standing)
  const isOut = !signup || signup.status === '已取消'
  const isFull = canWait(one, now)
  const isOpen = canSignUp(activityState(one, now)) || isFull
  const words = statusWords(one, standing, now)
  return (
    <Card title="我的报名" aside={chip && <StateChip tone={chip.tone}>{chip.words}</StateChip>}>
      <p className={styles.words}>{words || availabilityText(one, now)}</p>
      {held && <p className={styles.words}>上次操作未完成：{heldWords(held)[1] || '内容已在别处更新'}</p>}
      <div className={styles.actions}>
        {live}
        <Enter
          one={one}
          isFull={isFull}
          isMember={userInfo !== undefined}
          isOffered={!held && !pending && isOut && isOpen}
        />
        <Deeds one={one} standing={standing} now={now} first="primary" look="secondary" />
        {held && <HeldActions item={held} onReopened={(href) => void navigate({ href })} />}
        {held && !isUnread(held) && (
          <Button onClick={() => void storeOrToast(() => discard(held.id))}>知道了</Button>
        )}
        {(pending ?? held) && <LinkButton link={linkOptions({ to: '/user/outbox' })}>查看待上传</LinkButton>}
      </div>
    </Card>
  )
}

interface EnterProps extends ComponentProps<typeof SignUp> {
  isMember: boolean
}

function Enter({ isMember, ...rest }: EnterProps) {
  if (isMember) return <SignUp {...rest} />
  const { one, isFull, isOffered } = rest
  return (
    isOffered && (
      <MainAction>
        <SignInFirst why="signup" id={recordOf(one.id)}>
          登录后{isFull ? '加入候补' : '报名'}
        </SignInFirst>
      </MainAction>
    )
  )
}

/** Returns the text for a user without a sign-up: the free places, or the reason why nobody can sign up. */
function availabilityText(one: ActivityDetail, now: number): string {
  const state = activityState(one, now)
  const places = placesText(one, now)
  if (places) return `${places}，${timeText(one.signupEnd)}前可以报名。`
  if (state === '未开始报名') return `${timeText(one.signupStart)}开始报名，可以先加入日历。`
  if (state === '已取消') return `活动已取消${one.changeReason ? `：${one.changeReason}` : '。'}`
  if (state === '进行中') return '活动进行中，报名已结束。'
  return state === '已结束' ? '活动已结束。' : '报名已结束。'
}
