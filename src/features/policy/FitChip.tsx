import { type MatchLevel, matchLevelWords } from '#rules/match-words.ts'
import { StateChip, type Tone } from '#ui/state/StateChip.tsx'

const tones: Record<MatchLevel, Tone> = {
  recommended: 'ok',
  potential: 'info',
  need_more_info: 'warn',
  not_recommended: 'neutral',
}

/** How a policy fits the current enterprise: 本企业：推荐. */
export function FitChip({ level }: { level: MatchLevel }) {
  return <StateChip tone={tones[level]}>本企业：{matchLevelWords[level]}</StateChip>
}
