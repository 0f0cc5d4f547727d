import { daysLeftText } from '#lib/dates.ts'
import { isOpen, type Window, windowLifecycle, windowOf } from '#rules/window.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

/** How many days are left, or how the window stands. Reckoned now, so that an answer kept for days does not lie. */
export function WindowChip({ window }: { window: Window }) {
  const { state, remainingDays } = windowOf(window)
  return (
    <StateChip tone={windowLifecycle.toneOf(state)}>
      {isOpen(state) && remainingDays !== undefined && window.applyEnd
        ? daysLeftText(window.applyEnd)
        : state}
    </StateChip>
  )
}
