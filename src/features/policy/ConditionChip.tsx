import { type ConditionState, conditionStateWords } from '#rules/match-words.ts'
import { StateChip, type Tone } from '#ui/state/StateChip.tsx'

const tones: Record<ConditionState, Tone> = {
  met: 'ok',
  unmet: 'bad',
  unknown: 'warn',
  manual_review: 'info',
  not_applicable: 'neutral',
}

/** Shows the result of a condition as a chip. */
export function ConditionChip({ state }: { state: ConditionState }) {
  return <StateChip tone={tones[state]}>{conditionStateWords[state]}</StateChip>
}
