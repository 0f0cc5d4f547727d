import {
  activityLifecycle,
  type ActivityTimes,
  activityState,
  canWait,
  stateText,
} from '#rules/activity-state.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

/** The chip of how an activity stands, reckoned at `now` (milliseconds). */
export function ActivityState({ one, now }: { one: ActivityTimes; now: number }) {
  const tone = canWait(one, now) ? 'warn' : activityLifecycle.toneOf(activityState(one, now))
  return <StateChip tone={tone}>{stateText(one, now)}</StateChip>
}
