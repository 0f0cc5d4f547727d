import { daysLeft, daysLeftText } from '#lib/dates.ts'
import { CLOSING_DAYS } from '#rules/window.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

/** Shows the days left before a deadline, computed at render because a cached record may be days old. */
export function DeadlineChip({ day }: { day: string }) {
  const left = daysLeft(day)
  return (
    <StateChip tone={left < 0 ? 'neutral' : left <= CLOSING_DAYS ? 'warn' : 'ok'}>
      {daysLeftText(day)}
    </StateChip>
  )
}
