import { rangeText } from '#lib/money.ts'
import type { MatchLevel } from '#rules/match-words.ts'
import type { Tone } from '#ui/state/StateChip.tsx'

/** Colour of each level, the same on every page. */
export const toneOf: Record<MatchLevel, Tone> = {
  recommended: 'ok',
  potential: 'info',
  need_more_info: 'warn',
  not_recommended: 'neutral',
}

/** Returns an amount range: 5–800 万元; 暂无 if `to` is 0, because nothing is added up yet. */
export const amountText = (from: number, to: number): string => (to > 0 ? rangeText(from, to) : '暂无')
