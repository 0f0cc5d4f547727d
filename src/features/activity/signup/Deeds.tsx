import { activity, type ActivityBrief } from '#api/activity.ts'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { QueueButton } from '#blocks/records/QueueButton.tsx'
import { recordOf } from '#features/activity/links.ts'
import { sendLast } from '#blocks/outbox/send-last.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { mayCheckIn } from '#rules/activity-clock.ts'
import { activityState, isOver } from '#rules/activity-state.ts'
import { isLetIn, signupLifecycle } from '#rules/signup-states.ts'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { CheckIn } from './CheckIn.tsx'
import { Pass } from './Pass.tsx'
import { Rate } from './Rate.tsx'
import type { Standing } from './standing.ts'

interface Props {
  one: ActivityBrief
  standing: Standing
  /** Current time, in milliseconds. */
  now: number
  /** Look of the first button; `look` is that of the others. */
  first?: ButtonLook
  look?: ButtonLook
}

/** Shows the actions that a sign-up allows now, by its state, the time and the items in the outbox. */
export function Deeds({ one, standing, now, first = 'plain', look = 'plain' }: Props) {
  const { id, title } = one
  const { signup, pending } = standing
  const state = activityState(one, now)
  const input = (action: 'confirm' | 'cancel') => ({ body: { action, activityId: id } })
  const shared = { endpoint: activity.participate, record: recordOf(id) }
  const name = <span className="visually-hidden">：{title}</span>
  if (pending === 'signup' || pending === 'wait') return <TakeBack one={one} look={look} />
  if (!signup) return null
  const { status } = signup
  const hasBegun = state === '进行中' || isOver(state)
  const isOffered = status === '待确认候补'
  const leaves = status === '候补' ? '退出候补' : isOffered ? '放弃名额' : '取消报名'
  return (
    <>
      {isOffered && !hasBegun && (
        <QueueButton
          {...shared}
          input={input('confirm')}
          title={`确认参加：${title}`}
          done="已确认参加"
          look={first}
        >
          确认参加
          {name}
        </QueueButton>
      )}
      {status === '已通过' && mayCheckIn(one, now) && <CheckIn one={one} look={first} />}
      {isLetIn(status) && one.mode !== '线上' && !isOver(state) && (
        <Pass one={one} signup={signup} look={look} />
      )}
      {!hasBegun && signupLifecycle.can(status, '已取消', 'owner') && (
        <QueueButton
          {...shared}
          input={input('cancel')}
          title={`${leaves}：${title}`}
          done={`已${leaves}`}
          look={look}
          confirm={{
            title: `${leaves}？`,
            label: leaves,
            words:
              status === '候补'
                ? '退出后序号不保留，再次加入时排到最后。'
                : '空出的名额由候补企业递补；活动开始前，有名额时可以再次报名。',
          }}
        >
          {leaves}
          {name}
        </QueueButton>
      )}
      {status === '已签到' && state === '已结束' && !signup.evaluate && <Rate one={one} look={first} />}
    </>
  )
}

/** Takes a sign-up back out of the outbox, or queues a cancellation behind it if it may already be at the city. */
function TakeBack({ one: { id, title }, look }: { one: ActivityBrief; look: ButtonLook }) {
  const outbox = useOutbox()
  const takeBack = async () => {
    const waiting = outbox.filter((item) => item.record === recordOf(id))
    const queue = () =>
      send(
        activity.participate,
        { body: { action: 'cancel', activityId: id } },
        { title: `取消报名：${title}`, record: recordOf(id) },
      )
    if (await storeOrToast(() => sendLast(waiting, true, queue))) showToast('已撤销报名')
  }
  return (
    <Button look={look} onClick={() => void takeBack()}>
      撤销报名
      <span className="visually-hidden">：{title}</span>
    </Button>
  )
}
