import * as v from 'valibot'
import { operators } from '#rules/match-words.ts'

const comparison = {
  /** Key of an enterprise attribute; missing if people judge the condition. */
  fieldKey: v.optional(v.string()),
  operator: v.picklist(operators),
  value: v.optional(v.union([v.number(), v.string(), v.boolean(), v.array(v.string())])),
}

/** A condition of a policy; judged by `matched` in `rules/match.ts`. */
export const Condition = v.object({
  name: v.string(),
  /** True if the condition must be met. */
  required: v.boolean(),
  /** True if an unmet condition excludes the enterprise, whatever the others are. */
  veto: v.boolean(),
  /** 1 to 5. */
  weight: v.number(),
  ...comparison,
  /** Precondition; the condition is 不适用 unless it holds. */
  onlyIf: v.optional(v.object(comparison)),
  /** Source of the rule's text. */
  basis: v.object({ name: v.string(), url: v.string() }),
  /** Proof of the condition: 审计报告, 社保缴纳证明 … */
  evidence: v.string(),
})
export type Condition = v.InferOutput<typeof Condition>

/**
 * A condition that the facts of an enterprise decide, with what a verdict shows of it. Chosen: rows of lists carry
 * them, so that a device judges each row without another call, offline too. Conditions that people judge are left
 * out, because they change no verdict.
 */
export const Criterion = v.object({
  ...v.omit(Condition, ['evidence']).entries,
  basis: v.object({ name: v.string() }),
})

/** Criteria of the policy, in rows for a caller with an enterprise (chosen). */
export const criteria = { criteria: v.optional(v.array(Criterion)) }
