import type { ActivityBrief } from '#api/activity.ts'
import { timeText } from '#lib/dates.ts'
import { activityState } from '#rules/activity-state.ts'
import { FillBar } from '#ui/list/FillBar.tsx'
import { seatsText } from './activity-words.ts'

interface Props {
  one: ActivityBrief
  /** Present moment in milliseconds. */
  now: number
}

/** Shows the seats of an activity as a thin bar with words; in words alone where nobody has a seat yet or any more. */
export function Seats({ one, now }: Props) {
  const state = activityState(one, now)
  if (state === '已取消') return <p>{one.changeReason ?? '详情请咨询主办方'}</p>
  if (state === '未开始报名')
    return <p>{`${timeText(one.signupStart)}开始报名，共 ${String(one.quota)} 个名额`}</p>
  return (
    <FillBar share={one.signed / one.quota} scarce={state === '名额紧张'}>
      {seatsText(one, now)}
    </FillBar>
  )
}
