import { daysLeft } from '#lib/dates.ts'
import { isVoid } from '#rules/declaration-states.ts'
import { lapseOf } from '#rules/docking-states.ts'
import {
  appealRecord,
  declarationRecord,
  dockingRecord,
  ratingRecord,
  signupRecord,
} from '#rules/outbox-records.ts'
import { CLOSING_DAYS, isOpen, windowOf } from '#rules/window.ts'
import type { Begun, Brought, Declared, Enquired, Favoured, Offered, SignedUp, Unsent } from './brought.ts'
import { money, type Obligation, pathTo } from './obligation.ts'

/**
 * Tells whether the calls about a record have been made since the source's answer: they wait on this device, or have
 * arrived at the city. Such a thing is done; what waits says 待上传.
 * @param record outbox record (`outbox-records.ts`)
 */
export type IsDone = (source: keyof Brought, record: string) => boolean

/**
 * Returns everything that the enterprise and the person have to do, as 我的待办 of home, the head of the personal
 * centre, the badge and the calendar show it. A deadline that has passed ends an obligation, because nothing can be
 * done any more; only a submit that waits on this device stays, because the city decides about it.
 *
 * Order: by urgency (until tomorrow; within 7 days; later; without a deadline; ratings); within the same urgency benefits to
 * confirm first, because they are money with a date; then the earlier deadline, the larger amount, the title.
 * @param now the city's time in milliseconds
 */
export function obligations(brought: Brought, now: number, isDone: IsDone = () => false): Obligation[] {
  const open = <Row>(source: keyof Brought, rows: readonly Row[], recordOf: (row: Row) => string) =>
    rows.filter((row) => !isDone(source, recordOf(row)))
  const { notices, begun, unsent, declarations } = brought
  const all: Obligation[] = [
    ...open('declarations', declarations, ({ id }) => declarationRecord(id)).flatMap((one) =>
      declaredOf(one, now),
    ),
    ...notices.map(({ id, title, publicityEnd }): Obligation => ({
      ...{ id: `notice-${id}`, kind: '公示期异议', title: `核对公示：${title}`, date: publicityEnd },
      loss: '期满无异议的，按公示结果办理',
      link: pathTo('/declare/public/detail', { id }),
    })),
    ...brought.favourites.flatMap((one) => favouredOf(one, declarations, begun, now)),
    ...open('begun', begun, ({ itemId }) => declarationRecord(itemId)).flatMap((one) => begunOf(one, now)),
    ...open('appeals', brought.appeals, ({ id }) => appealRecord(id)).flatMap(appealedOf),
    ...(['demand', 'supply'] as const).flatMap((kind) =>
      offeredOf(kind, brought[kind === 'demand' ? 'demands' : 'supplies'], isDone),
    ),
    ...brought.enquiries.flatMap(enquiredOf(isDone)),
    ...open('signups', brought.signups, ({ activityId }) => signupRecord(activityId)).flatMap((one) =>
      signedUpOf(one, now),
    ),
  ]
  return [...all.filter(({ date }) => date === undefined || endOf(date) >= now), ...unsentOf(unsent)].sort(
    byUrgency(now),
  )
}

const DAY = 86_400_000

/** Returns the last moment of a deadline in milliseconds; a day without a time lasts until its end in China. */
const endOf = (date: string): number =>
  date.length === 10 ? Date.parse(`${date}T00:00+08:00`) + DAY - 1 : Date.parse(date)

/** Returns the rank of urgency: until tomorrow, within 7 days, later, without a deadline, a rating that nothing depends on. */
function urgencyOf({ date, kind }: Obligation, now: number): number {
  if (date === undefined) return kind.endsWith('评价') ? 4 : 3
  const days = daysLeft(date, now)
  return days <= 1 ? 0 : days <= CLOSING_DAYS ? 1 : 2
}

const byUrgency = (now: number) => (a: Obligation, b: Obligation) =>
  urgencyOf(a, now) - urgencyOf(b, now) ||
  Number(b.kind === '意愿确认') - Number(a.kind === '意愿确认') ||
  (a.date && b.date ? endOf(a.date) - endOf(b.date) : 0) ||
  (b.sum ?? 0) - (a.sum ?? 0) ||
  a.title.localeCompare(b.title, 'zh')

/** Days after the end for which the list leads to the rating; it stays possible afterwards (chosen). */
const DAYS_TO_RATE = 30
/** States in which the matter is paid or refused, so that there is something to rate. */
const decided: readonly string[] = ['已兑付', '不予通过', '公示归档']

/** Returns the rating of a declaration or benefit that ended lately. */
function ratedOf({ id, itemName, type, status, updateTime, rating }: Declared, now: number): Obligation[] {
  if (rating || !decided.includes(status) || Date.parse(updateTime) < now - DAYS_TO_RATE * DAY) return []
  const kind = type === 'apply-msjx' ? '享受评价' : '申报评价'
  return [
    {
      ...{ id: `rating-${id}`, kind, title: `评价办理：${itemName}`, loss: '评价与否不影响办理结果' },
      link: pathTo(`/declare/apply/view/${encodeURIComponent(id)}`, { type }),
    },
  ]
}

function declaredOf(one: Declared, now: number): Obligation[] {
  const { id, itemId, itemName, type, status, dueDate, applyAmount } = one
  const shared = { id: `declaration-${id}`, ...(dueDate ? { date: dueDate } : {}) }
  if (status === '意愿确认')
    return [
      {
        ...{ ...shared, kind: '意愿确认', title: `确认享受：${itemName}`, ...money('可享', applyAmount) },
        loss: '逾期未确认的，本批次不再兑付',
        link: pathTo('/declare/no-apply/detail', { id: itemId }),
      },
    ]
  if (status !== '待补正') return ratedOf(one, now)
  const link =
    type === 'spec-declare'
      ? pathTo('/declare/apply/spec-declare', { id })
      : pathTo(`/declare/apply/edit/${encodeURIComponent(id)}`, { type })
  return [
    {
      ...{ ...shared, kind: '补正', title: `提交补正：${itemName}`, ...money('申请', applyAmount), link },
      loss: '逾期未补正的，申报作废',
    },
  ]
}

/** Returns the deadline of a favourite policy that closes within 7 days and is neither declared nor begun. */
function favouredOf(
  { id, title, amountMax, ...window }: Favoured,
  declarations: readonly Declared[],
  begun: readonly Begun[],
  now: number,
): Obligation[] {
  const { applyStart = '', applyEnd } = window
  const isTaken =
    declarations.some(
      ({ policyId, status, submitTime = '' }) =>
        policyId === id && !isVoid(status as Parameters<typeof isVoid>[0]) && submitTime >= applyStart,
    ) || begun.some((one) => one.policyId === id)
  if (isTaken || windowOf(window, now).state !== '即将截止') return []
  return [
    {
      ...{
        id: `policy-${id}`,
        kind: '申报截止',
        title: `申报：${title}`,
        ...(applyEnd && { date: applyEnd }),
      },
      ...{ ...money('最高', amountMax), loss: '逾期不再受理' },
      link: pathTo('/policy/search/detail', { id }),
    },
  ]
}

function begunOf({ itemId, title, href, window, quotaAmount }: Begun, now: number): Obligation[] {
  const { state } = windowOf(window, now)
  if (!isOpen(state)) return []
  const { applyEnd, isRolling } = window
  const hasEnd = applyEnd !== undefined && !isRolling
  return [
    {
      ...{ id: `draft-${itemId}`, kind: '申报截止', title: `继续填写：${title}` },
      ...{ ...(hasEnd ? { date: applyEnd } : {}), ...money('最高', quotaAmount) },
      ...{ loss: hasEnd ? '逾期不再受理' : '草稿尚未提交', link: href },
    },
  ]
}

function appealedOf({ id, title, state, rateBy }: Brought['appeals'][number]): Obligation[] {
  if (state === '已退回补充')
    return [
      {
        ...{ id: `appeal-${id}`, kind: '诉求补充', title: `补充诉求：${title}` },
        ...{ loss: '补充前暂停办理', link: pathTo('/appeal/demand', { id }) },
      },
    ]
  if (state !== '待评价') return []
  return [
    {
      ...{
        id: `appeal-${id}`,
        kind: '诉求评价',
        title: `评价诉求：${title}`,
        ...(rateBy && { date: rateBy }),
      },
      ...{ loss: '逾期未评价的，自动办结', link: pathTo('/appeal/demand/detail', { id }) },
    },
  ]
}

const offeredOf = (kind: 'demand' | 'supply', rows: readonly Offered[], isDone: IsDone): Obligation[] =>
  rows.flatMap(({ id, title, unanswered = [] }) =>
    unanswered
      .filter((one) => !isDone(kind === 'demand' ? 'demands' : 'supplies', dockingRecord(kind, one.id)))
      .map((one): Obligation => ({
        ...{ id: `docking-${one.id}`, kind: '对接联系', title: `联系${one.name}：${title}` },
        ...{ date: lapseOf(one.time), loss: '逾期未联系的，对接申请失效' },
        link: `/docking/${kind}-service/view/${encodeURIComponent(id)}`,
      })),
  )

const enquiredOf =
  (isDone: IsDone) =>
  ({ name, enquiry }: Enquired): Obligation[] =>
    enquiry?.status === '已完成' && !enquiry.rating && !isDone('enquiries', ratingRecord(enquiry.id))
      ? [
          {
            ...{ id: `enquiry-${enquiry.id}`, kind: '咨询评价' },
            title: `评价咨询：${enquiry.productName ?? name}`,
            ...{ loss: '未评价的，不计入服务评分', link: pathTo('/user/collect', { kind: 'enquiry' }) },
          },
        ]
      : []

/** Returns the place on offer, or the check-in of an activity that begins within 7 days. */
function signedUpOf({ activityId, status, offerUntil, activity }: SignedUp, now: number): Obligation[] {
  const { title, startTime, endTime, cancelled } = activity
  const link = `/roadshow/${encodeURIComponent(activityId)}`
  if (cancelled || Date.parse(endTime) < now) return []
  if (status === '待确认候补')
    return [
      {
        ...{ id: `offer-${activityId}`, kind: '名额保留', title: `确认名额：${title}`, link },
        ...{ date: offerUntil ?? startTime, loss: '逾期未确认的，由下一位递补' },
      },
    ]
  if (status !== '已通过' || daysLeft(startTime, now) > CLOSING_DAYS) return []
  return [
    {
      ...{ id: `checkin-${activityId}`, kind: '活动签到', title: `签到：${title}`, link },
      ...{ date: endTime, loss: '结束后不能签到' },
    },
  ]
}

/**
 * Returns the submits that wait on this device: one by one where they have a deadline or were refused, the others
 * together, because they need nobody.
 */
function unsentOf(unsent: readonly Unsent[]): Obligation[] {
  const shared = { kind: '待上传', link: '/user/outbox' } as const
  const isOwn = ({ state, until }: Unsent) => state !== 'waiting' || until !== undefined
  const others = unsent.filter((one) => !isOwn(one)).length
  return [
    ...unsent.filter(isOwn).map(({ id, title, state, until }): Obligation => ({
      ...{ ...shared, id: `unsent-${id}`, title: `待上传：${title}` },
      ...(until ? { date: until.at } : {}),
      loss:
        state === 'waiting'
          ? `${until?.deed ?? ''}截止后送达的，能否受理由市平台确定`
          : '未通过，修改后才能提交',
    })),
    ...(others > 0
      ? [
          {
            ...{ ...shared, id: 'unsent', title: `待上传：${String(others)} 项内容`, count: others },
            loss: '联网后自动提交',
          },
        ]
      : []),
  ]
}
