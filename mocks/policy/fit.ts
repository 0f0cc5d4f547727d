import type { Answers } from '#api/attribute.ts'
import { type Attribute, factsOf, judgeFor, type Verdict } from '#rules/match.ts'
import type { User } from '#mocks/auth/tables.ts'
import { attributesOf } from '#mocks/enterprise/attributes.ts'
import type { World } from '#mocks/city.ts'
import { conditionsOf } from './conditions.ts'
import type { PolicyRow } from './tables.ts'

/**
 * Returns the facts of one of the caller's own enterprises: its record, overridden by its saved answers, as the portal
 * judges. Undefined for an enterprise to which the caller does not belong.
 */
export function answersOf(
  world: World,
  visitor: User | undefined,
  enId: string | undefined,
): Attribute[] | undefined {
  if (!visitor || !enId || !visitor.ens.some((one) => one.enId === enId)) return undefined
  const record = world.db.enterprise.find(enId)
  const answers: Answers = world.db.savedAnswers.find(enId)?.answers ?? {}
  return factsOf(record ? attributesOf(record) : [], answers)
}

/** Returns the verdict on an enterprise for a policy. */
export const fitOf = (policy: PolicyRow, attributes: readonly Attribute[]): Verdict =>
  judgeFor(attributes)(conditionsOf(policy))
