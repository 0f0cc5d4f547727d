import type { MatchLevel } from '#rules/match-words.ts'
import { verdictWord } from '#rules/standing/verdict.ts'
import type { Window } from '#rules/window.ts'
import { StateChip, type Tone } from '#ui/state/StateChip.tsx'

const tones: Record<MatchLevel, Tone> = {
  recommended: 'ok',
  potential: 'info',
  need_more_info: 'warn',
  not_recommended: 'neutral',
}

/**
 * Shows the verdict on the current enterprise: 可申报, 接近符合, 信息不足, 暂不符合; 符合条件 before the window opens.
 * @param window period in which the policy can be declared
 */
export const VerdictChip = ({ level, window }: { level: MatchLevel; window: Window }) => (
  <StateChip tone={tones[level]}>{verdictWord(level, window)}</StateChip>
)
