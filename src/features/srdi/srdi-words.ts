import { currentRuleSet, type RuleSetId, scoreSrdi } from '#rules/srdi.ts'
import type { SrdiTier } from '#rules/srdi/tiers.ts'
import type { SrdiAnswers } from '#rules/srdi/answers.ts'
import type { Findings, SrdiState } from '#rules/srdi/result.ts'
import { verdictOf } from '#rules/srdi/steps.ts'
import type { Tone } from '#ui/state/StateChip.tsx'

/** Returns the points: 44 分, or 44 到 59 分 while something is unknown. */
export const pointsText = (from: number, to: number): string =>
  from === to ? `${String(from)} 分` : `${String(from)} 到 ${String(to)} 分`

export const stateWords: Record<SrdiState, string> = {
  met: '符合',
  unmet: '不符合',
  unknown: '未填写，暂不能判断',
  manual_review: '由主管部门认定',
}
export const stateTones: Record<SrdiState, Tone> = {
  met: 'ok',
  unmet: 'bad',
  unknown: 'warn',
  manual_review: 'info',
}

const verdicts = {
  passed: { words: '达到标准', tone: 'ok' },
  manual: { words: '能判断的条件都符合，其余由主管部门认定', tone: 'ok' },
  open: { words: '部分信息未填写，暂不能判断', tone: 'warn' },
  failed: { words: '暂未达到标准', tone: 'bad' },
} as const satisfies Record<ReturnType<typeof verdictOf>, { words: string; tone: Tone }>

/** Returns the verdict as text and colour. */
export const verdictWords = (findings: Findings) => verdicts[verdictOf(findings)]

/** Scores the answers by the rule set in force for a tier. */
export function judge(
  tier: SrdiTier,
  answers: SrdiAnswers,
): { id: RuleSetId; found: ReturnType<typeof scoreSrdi> } {
  const { id } = currentRuleSet(tier)
  return { id, found: scoreSrdi(id, answers) }
}
