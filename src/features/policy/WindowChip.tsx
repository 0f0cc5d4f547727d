import { isOpen, type Window, windowOf, type WindowState } from '#rules/window.ts'
import { StateChip, type Tone } from '#ui/state/StateChip.tsx'

const tones: Record<WindowState, Tone> = {
  未开始: 'neutral',
  申报中: 'ok',
  即将截止: 'warn',
  已截止: 'neutral',
  常年受理: 'info',
}

/** How many days are left, or how the window stands. Reckoned now, so that an answer kept for days does not lie. */
export function WindowChip({ window }: { window: Window }) {
  const { state, remainingDays } = windowOf(window)
  const left = remainingDays === 0 ? '今天截止' : `还剩 ${String(remainingDays)} 天`
  return (
    <StateChip tone={tones[state]}>{isOpen(state) && remainingDays !== undefined ? left : state}</StateChip>
  )
}
