import { rangeText } from '#lib/money.ts'
import type { MatchLevel } from '#rules/match-words.ts'
import type { Tone } from '#ui/state/StateChip.tsx'

/** The colour of a level, the same on every page. */
export const toneOf: Record<MatchLevel, Tone> = {
  recommended: 'ok',
  potential: 'info',
  need_more_info: 'warn',
  not_recommended: 'neutral',
}

/** 5–800 万元; 0 says that nothing is added up yet. */
export const amountText = (from: number, to: number): string => (to > 0 ? rangeText(from, to) : '暂无')
