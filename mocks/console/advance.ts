import * as v from 'valibot'
import { appealStates } from '#api/appeal.ts'
import { Asked } from '#api/audit.ts'
import { refusalText } from '#api/call/error.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { signupLifecycle } from '#rules/signup-states.ts'
import type { Lifecycle } from '#rules/states.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { callOff, moveBy } from '#mocks/activity/changes.ts'
import { decide as decideSignup } from '#mocks/activity/signups.ts'
import { Refusal, refuse } from '#mocks/refusal.ts'
import { advance as advanceAppeal, extend as extendAppeal, addOfficeWords } from '#mocks/appeal/office.ts'
import { advance as advanceDeclaration } from '#mocks/declare/rules.ts'
import { audited } from '#mocks/docking/rules.ts'
import { listings } from '#mocks/market/rules.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { products, providers } from '#mocks/serve/rules.ts'
import type { World } from '#mocks/city.ts'
import { rowOf } from './change.ts'
import { only, sent } from './sent.ts'

/** A record to move on as the city's staff would: its area, id and new state; the reason where that state needs one. */
export const Advance = only({
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
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-366), v.maxValue(366))),
  /** The amount that is granted, in 元. */
  amount: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e12))),
  /** What is to be added or mended, by the fields of the form, where it is returned or rejected. */
  asked: v.optional(Asked),
})
type Advance = v.InferOutput<typeof Advance>

/** How one area's records are moved on, the states that may be asked for, and the table that the records lie in. */
interface Way {
  table: keyof World['db']
  states: readonly string[]
  go: (world: World, asked: Advance) => unknown
  /** Where a record may go, for whoever asked for something else. */
  nextOf?: (world: World, id: string) => readonly string[] | undefined
}

/** A way whose states are checked before it is gone. */
const way = <const S extends readonly string[]>(
  table: Way['table'],
  states: S,
  go: (world: World, asked: Omit<Advance, 'to'> & { to: S[number] }) => unknown,
  nextOf?: Way['nextOf'],
): Way => ({
  table,
  states,
  go: (world, asked) =>
    go(world, { ...asked, to: sent(only({ to: v.picklist(states) }), { to: asked.to }).to }),
  nextOf,
})

/** The states that follow one in a table of states. */
const after = <Word extends string>({ words, can }: Lifecycle<Word>, from: Word) =>
  words.filter((to) => can(from, to))

/** An area whose records are 待审核 until they pass or are rejected with the reason. */
const audits = (
  table: Way['table'],
  go: (
    world: World,
    id: string,
    result: 'pass' | 'reject',
    opinion: string,
    fields: Advance['asked'],
  ) => unknown,
) => way(table, ['pass', 'reject'], (world, { id, to, reason, asked }) => go(world, id, to, reason, asked))

/** What a tester may make of a sign-up; all else is its owner's, or the clock's. */
const signupMoves = ['已通过', '未通过', '已签到'] as const

/** The areas whose records wait for the city's staff. */
export const advances: Record<string, Way> = {
  declare: way(
    'declaration',
    declarationLifecycle.words,
    (world, { id, to, reason, amount, days, office, asked }) =>
      advanceDeclaration(world, id, to, {
        ...(reason ? { reason, opinion: reason } : {}),
        ...(office ? { handlerOrg: office } : {}),
        approvedAmount: amount,
        asked,
        ...(days === undefined ? {} : { dueDate: workdaysAfter(world.now(), days) }),
      }),
    ({ db }, id) => {
      const { status } = db.declaration.get(id, '申报')
      return status === '草稿' ? undefined : after(declarationLifecycle, status)
    },
  ),
  appeal: way(
    'appeal',
    [...appealStates, '延期', '回复'],
    (world, { id, to, reason, office, days, asked }) => {
      const said = { ...(reason ? { opinion: reason } : {}), office, days, asked }
      if (to === '回复') return addOfficeWords(world, id, said)
      return to === '延期' ? extendAppeal(world, id, said) : advanceAppeal(world, id, to, said)
    },
    ({ db }, id) => after(appealLifecycle, db.appeal.get(id, '诉求').state),
  ),
  activity: way(
    'activityParticipant',
    signupMoves,
    (world, { id, to, reason }) =>
      decideSignup(world, world.db.activityParticipant.get(id, '报名'), to, reason),
    ({ db }, id) => {
      const { status } = db.activityParticipant.get(id, '报名')
      return signupMoves.filter((to) => signupLifecycle.can(status, to))
    },
  ),
  roadshow: way('activity', ['取消', '改期'], (world, { id, to, reason, days }) =>
    to === '取消' ? callOff(world, id, reason) : moveBy(world, id, days ?? 7, reason),
  ),
  demand: audits('exchange', (world, ...said) => auditRecord(world, audited.demand, ...said)),
  supply: audits('exchange', (world, ...said) => auditRecord(world, audited.supply, ...said)),
  listing: audits('listing', (world, ...said) => auditRecord(world, listings, ...said)),
  product: audits('product', (world, ...said) => auditRecord(world, products, ...said)),
  provider: audits('provider', (world, ...said) => auditRecord(world, providers, ...said)),
}

/**
 * Moves one record on, or several alike, and answers with what they are now.
 * @throws Refusal that names what is wrong, where the area or the record is unknown, or its rules do not allow the move
 */
export function advance(world: World, asked: Advance): unknown {
  const found = Object.entries(advances).find(([area]) => area === asked.area)?.[1]
  if (!found)
    return refuse.unreadable(`没有名为“${asked.area}”的业务，可以是：${Object.keys(advances).join('、')}`)
  const one = (id: string) => moved(world, found, { ...asked, id })
  return asked.ids ? asked.ids.map(one) : one(asked.id)
}

function moved(world: World, { table, go, nextOf }: Way, asked: Advance): unknown {
  rowOf(world, table, asked.id)
  try {
    return go(world, asked)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 200) throw error
    const next = nextOf?.(world, asked.id)
    const allowed =
      next &&
      !next.includes(asked.to) &&
      (next.length > 0 ? `；可以改为：${next.join('、')}` : '；已不能再推进')
    return refuse.unreadable(`“${asked.id}”：${refusalText(error.data)}${allowed || ''}`)
  }
}
