import * as v from 'valibot'
import { appealStates } from '#api/appeal.ts'
import { Asked } from '#api/audit.ts'
import { refusalText } from '#api/call/error.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'
import { appealLifecycle, isWithOffice } from '#rules/appeal-states.ts'
import { signupLifecycle } from '#rules/signup-states.ts'
import { contactMoves, nextMoves } from '#rules/docking-states.ts'
import { enquiryMoves, nextEnquiryMoves } from '#rules/provider-states.ts'
import type { Lifecycle } from '#rules/states.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { callOff, isChangeable, moveBy } from '#mocks/activity/changes.ts'
import { move as moveSignup } from '#mocks/activity/signups.ts'
import { auditLetter } from '#mocks/auth/unbinding.ts'
import { Refusal, refuse } from '#mocks/refusal.ts'
import { addOfficeWords, advance as advanceAppeal, extend as extendAppeal } from '#mocks/appeal/office.ts'
import { advance as advanceDeclaration } from '#mocks/declare/rules.ts'
import { audited } from '#mocks/docking/rules.ts'
import { moveRequest } from '#mocks/docking/requests.ts'
import { listings } from '#mocks/market/rules.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { moveEnquiry } from '#mocks/serve/enquiries.ts'
import { products, providers } from '#mocks/serve/rules.ts'
import type { World } from '#mocks/city.ts'
import { rowOf } from './change.ts'
import { strictObject, parseSent } from './sent.ts'

/**
 * Request to advance a record as the city's staff would: its area, id and new state, and the reason if that state needs
 * one.
 */
export const Advance = strictObject({
  area: v.string(),
  id: v.optional(v.string(), ''),
  /** Ids of several records, in place of `id`. */
  ids: v.optional(v.array(v.string())),
  to: v.string(),
  reason: v.optional(v.string(), ''),
  /** Office that acts, or to which an appeal is handed. */
  office: v.optional(v.string()),
  /**
   * Working days added at 延期; working days until a declaration must be corrected or a benefit confirmed; days by which
   * an activity is moved (改期).
   */
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-366), v.maxValue(366))),
  /** Granted amount in 元. */
  amount: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e12))),
  /** Corrections by the fields of the form, if the record is returned or rejected. */
  asked: v.optional(Asked),
})
type Advance = v.InferOutput<typeof Advance>

/** Advancing of one area's records: the step, and the table of the records. */
interface AdvanceArea {
  table: keyof World['db']
  apply: (world: World, request: Advance) => unknown
  /** Returns the states a record may move to now. */
  nextOf: (world: World, id: string) => readonly string[]
  /** Returns the parts of the request that a move to a state takes. */
  takes: (to: string) => readonly Taken[]
}

/** Parts of a request that some moves take. */
export type Taken = 'reason' | 'asked' | 'office' | 'days' | 'amount'

/** Returns an area that checks the requested state before it applies the step. */
const advanceArea = <const S extends readonly string[]>(
  table: AdvanceArea['table'],
  states: S,
  apply: (world: World, request: Omit<Advance, 'to'> & { to: S[number] }) => unknown,
  nextOf: AdvanceArea['nextOf'],
  takes: AdvanceArea['takes'] = () => ['reason'],
): AdvanceArea => ({
  table,
  apply: (world, request) =>
    apply(world, {
      ...request,
      to: parseSent(strictObject({ to: v.picklist(states) }), { to: request.to }).to,
    }),
  nextOf,
  takes,
})

/** Returns the states that may follow one, by the lifecycle. */
const after = <Word extends string>({ words, can }: Lifecycle<Word>, from: Word) =>
  words.filter((to) => can(from, to))

/** Returns an area whose records are 待审核 until they pass or are rejected with a reason. */
const auditedArea = (
  table: AdvanceArea['table'],
  apply: (
    world: World,
    id: string,
    result: 'pass' | 'reject',
    opinion: string,
    fields: Advance['asked'],
  ) => unknown,
) =>
  advanceArea(
    table,
    ['pass', 'reject'],
    (world, { id, to, reason, asked }) => apply(world, id, to, reason, asked),
    (world, id) => {
      const row = rowOf(world, table, id) as { status?: string; state?: string }
      return isAwaited(row.status ?? row.state) ? ['pass', 'reject'] : []
    },
    (to) => (to === 'reject' && table !== 'binding' ? ['reason', 'asked'] : ['reason']),
  )

/** Returns true for a state that ends with an audit. */
const isAwaited = (state: string | undefined) => state === '待审核' || state === '待核验'

/** States to which a tester may move a sign-up; its owner or the clock reaches the others. */
const signupMoves = ['已通过', '未通过', '已签到', '待确认候补'] as const

/** Areas whose records wait for the city's staff. */
export const advances: Record<string, AdvanceArea> = {
  declare: advanceArea(
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
      return status === '草稿' ? [] : after(declarationLifecycle, status)
    },
    (to) => [
      ...(['reason', 'office'] as const),
      ...(to === '待补正' ? (['asked'] as const) : []),
      ...(to === '待补正' || to === '意愿确认' ? (['days'] as const) : []),
      ...(to === '已通过' || to === '自动兑付' ? (['amount'] as const) : []),
    ],
  ),
  appeal: advanceArea(
    'appeal',
    [...appealStates, '延期', '回复'],
    (world, { id, to, reason, office, days, asked }) => {
      const details = { ...(reason ? { opinion: reason } : {}), office, days, asked }
      if (to === '回复') return addOfficeWords(world, id, details)
      return to === '延期' ? extendAppeal(world, id, details) : advanceAppeal(world, id, to, details)
    },
    ({ db }, id) => {
      const { state } = db.appeal.get(id, '诉求')
      // Leaves out what only the owner's rating or the clock does.
      const next = after(appealLifecycle, state).filter((to) => state !== '待评价' || to !== '已办结')
      return [...next, ...(isWithOffice(state) ? ['延期', '回复'] : [])]
    },
    (to) => [
      'reason',
      ...(to === '已转交' || to === '回复' ? (['office'] as const) : []),
      ...(to === '延期' ? (['days'] as const) : []),
      ...(to === '已退回补充' ? (['asked'] as const) : []),
    ],
  ),
  activity: advanceArea(
    'activityParticipant',
    signupMoves,
    (world, { id, to, reason }) =>
      moveSignup(world, world.db.activityParticipant.get(id, '报名'), to, { by: 'city', reason }),
    ({ db }, id) => {
      const { status } = db.activityParticipant.get(id, '报名')
      return signupMoves.filter((to) => signupLifecycle.can(status, to, 'city'))
    },
  ),
  roadshow: advanceArea(
    'activity',
    ['取消', '改期'],
    (world, { id, to, reason, days }) =>
      to === '取消' ? callOff(world, id, reason) : moveBy(world, id, days ?? 7, reason),
    (world, id) => (isChangeable(world, world.db.activity.get(id, '活动')) ? ['取消', '改期'] : []),
    (to) => (to === '改期' ? ['days', 'reason'] : ['reason']),
  ),
  demand: auditedArea('exchange', (world, ...verdict) => auditRecord(world, audited.demand, ...verdict)),
  supply: auditedArea('exchange', (world, ...verdict) => auditRecord(world, audited.supply, ...verdict)),
  listing: auditedArea('listing', (world, ...verdict) => auditRecord(world, listings, ...verdict)),
  product: auditedArea('product', (world, ...verdict) => auditRecord(world, products, ...verdict)),
  binding: auditedArea('binding', (world, id, result, opinion) => auditLetter(world, id, result, opinion)),
  provider: auditedArea('provider', (world, ...verdict) => auditRecord(world, providers, ...verdict)),
  docking: advanceArea(
    'docking',
    contactMoves,
    (world, { id, to, reason }) => {
      const request = world.db.docking.get(id, '对接申请')
      const target = world.db.exchange.get(request.targetId, '需求或供给')
      return moveRequest(world, target, request, to, 'other', reason || undefined)
    },
    ({ db }, id) => nextMoves(db.docking.get(id, '对接申请').status),
  ),
  enquiry: advanceArea(
    'serviceEnquiry',
    enquiryMoves,
    (world, { id, to, reason }) =>
      moveEnquiry(world, world.db.serviceEnquiry.get(id, '咨询'), to, reason || undefined),
    ({ db }, id) => nextEnquiryMoves(db.serviceEnquiry.get(id, '咨询').status),
  ),
}

/**
 * Advances one record, or several alike, and returns their new rows.
 * @throws Refusal that names the error, if the area or the record is unknown or its rules do not allow the move
 */
export function advance(world: World, request: Advance): unknown {
  const found = Object.entries(advances).find(([area]) => area === request.area)?.[1]
  if (!found)
    return refuse.unreadable(`没有名为“${request.area}”的业务，可以是：${Object.keys(advances).join('、')}`)
  const one = (id: string) => advanceOne(world, found, { ...request, id })
  return request.ids ? request.ids.map(one) : one(request.id)
}

function advanceOne(world: World, { table, apply, nextOf }: AdvanceArea, request: Advance): unknown {
  rowOf(world, table, request.id)
  try {
    return apply(world, request)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 200) throw error
    const next = nextOf(world, request.id)
    const allowed =
      !next.includes(request.to) && (next.length > 0 ? `；可以改为：${next.join('、')}` : '；已不能再推进')
    return refuse.unreadable(`“${request.id}”：${refusalText(error.data)}${allowed || ''}`)
  }
}
