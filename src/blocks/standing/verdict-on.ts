import { memoizeByObject } from '#lib/memoize-by-object.ts'
import type { Attribute } from '#rules/match.ts'
import { type Criterion, type PolicyVerdict, verdictFor } from '#rules/standing/verdict.ts'

const judges = new WeakMap<object, unknown>()

/** Returns the verdict of an enterprise on conditions, judged once for each pair of them. */
export function verdictOn(criteria: readonly Criterion[], facts: readonly Attribute[]): PolicyVerdict {
  const { judge, known } = memoizeByObject(judges, facts, () => ({
    judge: verdictFor(facts),
    known: new WeakMap<object, unknown>(),
  }))
  return memoizeByObject(known, criteria, () => judge(criteria))
}
