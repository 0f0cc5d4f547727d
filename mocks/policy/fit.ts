import { attributeKinds, type Answers, type AttributeKey } from '#api/attribute.ts'
import { type Attribute, matched, type Verdict } from '#lib/match.ts'
import type { User } from '#mocks/auth/data.ts'
import type { World } from '#mocks/world.ts'
import { conditionsOf } from './conditions.ts'
import type { PolicyRow } from './data.ts'

/** An attribute's unit, where it has one. */
export function unitOf(key: AttributeKey): string | undefined {
  const kind = attributeKinds[key]
  return 'unit' in kind ? kind.unit : undefined
}

/** What the caller has answered about one of the caller's own enterprises; undefined where there is nothing. */
export function answersOf(
  world: World,
  visitor: User | undefined,
  enId: string | undefined,
): Attribute[] | undefined {
  if (!visitor || !enId || !visitor.ens.some((one) => one.enId === enId)) return undefined
  const answers: Answers = world.db.savedAnswers.find(`${visitor.id}:${enId}`)?.answers ?? {}
  const keys = Object.keys(answers) as AttributeKey[]
  return keys.length ? keys.map((key) => ({ key, value: answers[key], unit: unitOf(key) })) : undefined
}

/** How an enterprise fits a policy. */
export const fitOf = (policy: PolicyRow, attributes: readonly Attribute[]): Verdict =>
  matched(conditionsOf(policy), attributes)
