import {
  activityLifecycle,
  type ActivityTimes,
  activityState,
  canWait,
  stateText,
} from '#rules/activity-state.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

/** Shows the state of an activity at `now` (milliseconds) as a chip. */
export function ActivityState({ one, now }: { one: ActivityTimes; now: number }) {
  const tone = canWait(one, now) ? 'warn' : activityLifecycle.toneOf(activityState(one, now))
  return <StateChip tone={tone}>{stateText(one, now)}</StateChip>
}
