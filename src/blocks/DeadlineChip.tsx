import { daysLeft, daysLeftText } from '#lib/dates.ts'
import { CLOSING_DAYS } from '#rules/window.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

/** How long one may answer to it; reckoned now, so that an answer kept for days does not lie. */
export function DeadlineChip({ day }: { day: string }) {
  const left = daysLeft(day)
  return (
    <StateChip tone={left < 0 ? 'neutral' : left <= CLOSING_DAYS ? 'warn' : 'ok'}>
      {daysLeftText(day)}
    </StateChip>
  )
}
