import { daysLeft, daysLeftText } from '#lib/dates.ts'
import { CLOSING_DAYS } from '#rules/window.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

/** How much time is left to answer. Computed from the present time, since the record may have been kept for days. */
export function DeadlineChip({ day }: { day: string }) {
  const left = daysLeft(day)
  return (
    <StateChip tone={left < 0 ? 'neutral' : left <= CLOSING_DAYS ? 'warn' : 'ok'}>
      {daysLeftText(day)}
    </StateChip>
  )
}
