import { linkOptions, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '#api/activity.ts'
import { MainAction } from '#blocks/detail/MainAction.tsx'
import { HeldActions, heldWords } from '#blocks/HeldActions.tsx'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
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
  /** The newest receipt that was here when the city was asked. */
  asOf: ReceiptNo
  /** Milliseconds. */
  now: number
  /** The live link, where it is shown. */
  live: ReactNode
}

/** One's own sign-up for an activity: how it stands, what is expected, and what can be done. */
export function SignupCard({ one, asOf, now, live }: Props) {
  const { userInfo } = useAccount()
  const navigate = useNavigate()
  const { now: standing } = useStanding('signup', one.id, { signup: one.signup }, asOf)
  const { signup, pending } = standing
  const held = useOutbox().find((item) => item.record === recordOf(one.id) && item.state !== 'waiting')
  // Of one that was called off nothing is expected any more.
  const chip = one.cancelled && !pending ? undefined : chipOf(standing)
  const isOut = !signup || signup.status === '已取消'
  const isFull = canWait(one, now)
  const isOpen = canSignUp(activityState(one, now)) || isFull
  const words = statusWords(one, standing, now)
  return (
    <Card title="我的报名" aside={chip && <StateChip tone={chip.tone}>{chip.words}</StateChip>}>
      <p className={styles.words}>{words || whyNot(one, now)}</p>
      {held && <p className={styles.words}>上次操作未完成：{heldWords(held)[1] || '内容已在别处更新'}</p>}
      <div className={styles.actions}>
        {live}
        {!held && !pending && isOut && isOpen && <Enter one={one} isFull={isFull} isMember={!!userInfo} />}
        <Deeds one={one} standing={standing} now={now} first="primary" look="secondary" />
        {held && <HeldActions item={held} onReopened={(href) => void navigate({ href })} />}
        {held && !isUnread(held) && (
          <Button onClick={() => void keptOrSaid(() => discard(held.id))}>知道了</Button>
        )}
        {(pending ?? held) && <LinkButton link={linkOptions({ to: '/user/outbox' })}>查看待上传</LinkButton>}
      </div>
    </Card>
  )
}

function Enter({ one, isFull, isMember }: { one: ActivityDetail; isFull: boolean; isMember: boolean }) {
  return (
    <MainAction>
      {isMember ? (
        <SignUp one={one} isFull={isFull} />
      ) : (
        <SignInFirst why="signup" id={recordOf(one.id)}>
          登录后{isFull ? '加入候补' : '报名'}
        </SignInFirst>
      )}
    </MainAction>
  )
}

/** What is said to who has not signed up: how much room there is, or why nobody can any more. */
function whyNot(one: ActivityDetail, now: number): string {
  const state = activityState(one, now)
  const places = placesText(one, now)
  if (places) return `${places}，${timeText(one.signupEnd)}前可以报名。`
  if (state === '未开始报名') return `${timeText(one.signupStart)}开始报名，可以先加入日历。`
  if (state === '已取消') return `活动已取消${one.changeReason ? `：${one.changeReason}` : '。'}`
  if (state === '进行中') return '活动进行中，报名已结束。'
  return state === '已结束' ? '活动已结束。' : '报名已结束。'
}
