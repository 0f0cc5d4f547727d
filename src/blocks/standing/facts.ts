import { type attribute, describeAttributes } from '#api/attribute.ts'
import type { Data } from '#api/call/endpoint.ts'
import type { enterprise } from '#api/enterprise.ts'
import { memoizeByObject } from '#lib/memoize-by-object.ts'
import { type Attribute, factsOf } from '#rules/match.ts'

const factsByRecord = new WeakMap<object, unknown>()

/** Returns the facts about an enterprise: its record, overridden by the answers of its people; the same object each time. */
export function mergedFacts(
  record: Data<typeof enterprise.current>,
  answered: Data<typeof attribute.answers> | undefined,
): readonly Attribute[] {
  const byAnswers = memoizeByObject(factsByRecord, record, () => new WeakMap<object, unknown>())
  return memoizeByObject(byAnswers, answered ?? record, () =>
    factsOf(describeAttributes(record.attributes), answered?.answers ?? {}),
  )
}
