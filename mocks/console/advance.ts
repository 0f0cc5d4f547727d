import * as v from 'valibot'
import { appealStates } from '#api/appeal.ts'
import { Asked } from '#api/audit.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { callOff, moveBy } from '#mocks/activity/changes.ts'
import { decide as decideSignup } from '#mocks/activity/signups.ts'
import { advance as advanceAppeal, extend as extendAppeal } from '#mocks/appeal/office.ts'
import { advance as advanceDeclaration } from '#mocks/declare/rules.ts'
import { audited } from '#mocks/docking/rules.ts'
import { listings } from '#mocks/market/rules.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { products, providers } from '#mocks/serve/rules.ts'
import type { World } from '#mocks/city.ts'

/** A record to move on as the city's staff would: its area, id and new state; the reason where that state needs one. */
export const Advance = v.object({
  area: v.string(),
  id: v.optional(v.string(), ''),
  /** Several at once, in place of `id`. */
  ids: v.optional(v.array(v.string())),
  to: v.string(),
  reason: v.optional(v.string(), ''),
  /** The office that acts, or that an appeal is handed to. */
  office: v.optional(v.string()),
  /**
   * Working days more, for 延期; working days until a declaration is to be mended or a benefit confirmed; days by which
   * an activity is moved (改期).
   */
  days: v.optional(v.number()),
  /** The amount that is granted, in 元. */
  amount: v.optional(v.number()),
  /** What is to be added or mended, by the fields of the form, where it is returned or rejected. */
  asked: v.optional(Asked),
})
type Advance = v.InferOutput<typeof Advance>

/** How one area's records are moved on, and the states that may be asked for. */
interface Way {
  states: readonly string[]
  go: (world: World, asked: Advance) => unknown
}

/** A way whose states are checked before it is gone. */
const way = <const S extends readonly string[]>(
  states: S,
  go: (world: World, asked: Omit<Advance, 'to'> & { to: S[number] }) => unknown,
): Way => ({
  states,
  go: (world, asked) => go(world, { ...asked, to: v.parse(v.picklist(states), asked.to) }),
})

/** An area whose records are 待审核 until they pass or are rejected with the reason. */
const audits = (
  go: (
    world: World,
    id: string,
    result: 'pass' | 'reject',
    opinion: string,
    fields: Advance['asked'],
  ) => unknown,
) => way(['pass', 'reject'], (world, { id, to, reason, asked }) => go(world, id, to, reason, asked))

/** The areas whose records wait for the city's staff. */
export const advances: Record<string, Way> = {
  declare: way(declarationLifecycle.words, (world, { id, to, reason, amount, days, office, asked }) =>
    advanceDeclaration(world, id, to, {
      ...(reason ? { reason, opinion: reason } : {}),
      ...(office ? { handlerOrg: office } : {}),
      approvedAmount: amount,
      asked,
      ...(days === undefined ? {} : { dueDate: workdaysAfter(world.now(), days) }),
    }),
  ),
  appeal: way([...appealStates, '延期'], (world, { id, to, reason, office, days, asked }) => {
    const said = { ...(reason ? { opinion: reason } : {}), office, days, asked }
    return to === '延期' ? extendAppeal(world, id, said) : advanceAppeal(world, id, to, said)
  }),
  activity: way(['已通过', '未通过', '已签到'], (world, { id, to, reason }) =>
    decideSignup(world, world.db.activityParticipant.get(id, '报名'), to, reason),
  ),
  roadshow: way(['取消', '改期'], (world, { id, to, reason, days }) =>
    to === '取消' ? callOff(world, id, reason) : moveBy(world, id, days ?? 7, reason),
  ),
  demand: audits((world, ...said) => auditRecord(world, audited.demand, ...said)),
  supply: audits((world, ...said) => auditRecord(world, audited.supply, ...said)),
  listing: audits((world, ...said) => auditRecord(world, listings, ...said)),
  product: audits((world, ...said) => auditRecord(world, products, ...said)),
  provider: audits((world, ...said) => auditRecord(world, providers, ...said)),
}

/**
 * Moves one record on, or several alike, and answers with what they are now.
 * @throws Error when the area or the record is unknown, or its rules do not allow the move
 */
export function advance(world: World, asked: Advance): unknown {
  const found = advances[asked.area]
  if (!found) throw new Error(`没有名为 ${asked.area} 的业务`)
  return asked.ids ? asked.ids.map((id) => found.go(world, { ...asked, id })) : found.go(world, asked)
}
