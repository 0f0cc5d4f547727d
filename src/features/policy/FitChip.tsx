import { type MatchLevel, matchLevelWords } from '#rules/match-words.ts'
import { isOpen, type Window, windowOf } from '#rules/window.ts'
import { StateChip, type Tone } from '#ui/state/StateChip.tsx'

const tones: Record<MatchLevel, Tone> = {
  recommended: 'ok',
  potential: 'info',
  need_more_info: 'warn',
  not_recommended: 'neutral',
}

/**
 * Shows how a policy fits the current enterprise: 本企业：可申报, or 符合条件 if it fits but cannot be declared now.
 * @param window period in which the policy can be declared
 */
export function FitChip({ level, window }: { level: MatchLevel; window: Window }) {
  const isOpenToIt = level === 'recommended' && isOpen(windowOf(window).state)
  return <StateChip tone={tones[level]}>本企业：{isOpenToIt ? '可申报' : matchLevelWords[level]}</StateChip>
}
