import type { Snapshot } from '#features/srdi/srdi-draft.ts'
import { cityNow } from '#lib/clock.ts'
import { type RuleSetId, scoreSrdi, SRDI_VERSION } from '#rules/srdi.ts'
import type { SrdiAnswers } from '#rules/srdi/answers.ts'

/** Returns a deep copy of the current result with its answers, which later changes do not affect. */
export function snapshotOf(ruleSet: RuleSetId, name: string, answers: SrdiAnswers): Snapshot {
  const { ruleSet: _, ...found } = scoreSrdi(ruleSet, answers)
  return structuredClone({
    id: crypto.randomUUID(),
    at: new Date(cityNow()).toISOString(),
    name,
    ruleSet,
    version: SRDI_VERSION,
    answers,
    found,
  })
}
