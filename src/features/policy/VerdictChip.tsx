import type { MatchLevel } from '#rules/match-words.ts'
import { type JudgedSubject, verdictWord } from '#rules/standing/verdict.ts'
import { StateChip, type Tone } from '#ui/state/StateChip.tsx'

const tones: Record<MatchLevel, Tone> = {
  recommended: 'ok',
  potential: 'info',
  need_more_info: 'warn',
  not_recommended: 'neutral',
}

/**
 * Shows the verdict on the current enterprise: 可申报, 接近符合, 信息不足, 暂不符合; 符合条件 before the window opens and
 * for 免申即享.
 */
export const VerdictChip = ({ level, of }: { level: MatchLevel; of: JudgedSubject }) => (
  <StateChip tone={tones[level]}>{verdictWord(level, of)}</StateChip>
)
