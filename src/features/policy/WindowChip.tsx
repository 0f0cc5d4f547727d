import { daysLeftText } from '#lib/dates.ts'
import { isOpen, type Window, windowLifecycle, windowOf } from '#rules/window.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

/**
 * Shows the days left, or the state of the window. Computed at render time, because an answer may have been cached
 * for days.
 */
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
