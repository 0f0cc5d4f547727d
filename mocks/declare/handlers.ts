import type { DeclareItem, NoticeBrief } from '#api/declare-item.ts'
import { foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import { declarationGroups } from '#api/declare-words.ts'
import { declare } from '#api/declare.ts'
import { declarationLifecycle, needsAction } from '#rules/declaration-states.ts'
import { stepsAhead } from '#rules/declaration-course.ts'
import { noticeState } from '#rules/notice-clock.ts'
import { isOpen } from '#rules/window.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { portalOrigin } from '#mocks/origin.ts'
import { is } from '#mocks/query.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { declarationsOf, ownDeclaration } from './access.ts'
import type { DeclarationRow, FlowRow } from './tables.ts'
import { industryTree } from './industries.ts'
import { childrenOf, itemsFor, withCriteria, withRunning } from './items.ts'
import { receiptPaper, zjtxPaper } from './papers.ts'
import { checkedReceipt } from './receipt-check.ts'
import { create, update } from './submit.ts'
import { saveDraft, submitZjtx, zjtxOne } from './zjtx.ts'

export const handlers = mock(declare, {
  list(context) {
    const { query, world, enIdIfAny: enId } = context
    const open = itemsFor(world, query).filter((one) => one.mode === '网上申报' && isOpen(one.state))
    const { records, ...rest } = pageOf(open, query)
    const own = enId ? records.map((one) => withRunning(world, one, enId)) : records
    return { ...rest, records: own.map((one) => withCriteria(world, context.user, one)) }
  },

  one(by) {
    const row = ownDeclaration(by, by.params.id)
    return by.query.type === row.type ? row : refuse.missing('申报')
  },

  history(by) {
    const { query } = by
    return pageOf(declarationsOf(by, { itemId: { equals: query.declareEntId } }), query)
  },

  create: (by) => create(by, by.body),
  update: (by) => update(by, by.body),

  flow(by) {
    const { query, world } = by
    const row = ownDeclaration(by, query.id)
    const course = world.db.flowNode.findMany({ where: { declarationId: { equals: row.id } } })
    const past = course.map((one) => ({ ...one, overdue: isOverdue(world, one) }))
    return { ...pageOf(past, query), ahead: stepsAhead(row.status) }
  },

  children: ({ query, world }) => childrenOf(world.db.item.get(query.declareEntId, '申报项目')),

  receipt(by) {
    const row = ownDeclaration(by, by.query.id)
    return row.declareNo
      ? receiptPaper(by.world, row, portalOrigin(by.request))
      : refuse.rule('草稿没有回执，请先提交')
  },

  items(by) {
    const { query, world } = by
    const enId = by.visitor ? by.enIdIfAny : ''
    const found = itemsFor(world, query).map((one) => (enId ? withRunning(world, one, enId) : one))
    // Sorts items that wait for the enterprise's confirmation first.
    if (query.mode === '免申即享')
      found.sort((a, b) => Number(awaitsConfirmation(b)) - Number(awaitsConfirmation(a)))
    const { records, ...rest } = pageOf(
      query.scope === 'mine' ? found.filter((one) => one.running) : found,
      query,
    )
    return { ...rest, records: records.map((one) => withCriteria(world, by.visitor, one)) }
  },

  notices({ query, world }) {
    const { keyword = '', type, department, state, listed } = query
    const found = world.db.notice
      .findMany({ where: { type: is(type), department: is(department) } })
      .map((one) => ({ ...one, state: noticeState(one, world.now()), listCount: one.list.length }))
      .filter((one) => !state || one.state === state)
      .filter(({ list }) => !listed || list.some((row) => row.enterpriseName === listed))
      .sort(noticeOrder)
    const names = (one: (typeof found)[number]) => one.list.map((row) => row.enterpriseName)
    return pageOf(
      searchRows(found, keyword, (one) => foundBy(one.title, names(one)), true),
      query,
    )
  },

  notice({ query, world }) {
    if (query.check !== undefined) return checkedReceipt(world, query.id, query.check)
    const found = world.db.notice.get(query.id, '公示')
    return { ...found, state: noticeState(found, world.now()) }
  },

  mine(by) {
    const { query } = by
    const { group = '全部', status, keyword = '' } = query
    const all = declarationsOf(by)
    const counts = Object.fromEntries(
      declarationGroups.map((word) => [word, all.filter((one) => isOf(one, word)).length]),
    ) as Record<(typeof declarationGroups)[number], number>
    const found = all.filter((one) => isOf(one, group) && (!status || one.status === status)).sort(byTurn)
    const foundOf = (one: DeclarationRow) => foundBy(one.itemName, [one.declareNo, one.form?.projectName])
    return { ...pageOf(searchRows(found, keyword, foundOf, true), query), counts }
  },

  zjtxOne: (by) => zjtxOne(by, by.params.id),
  zjtxSubmit: (by) => submitZjtx(by, by.body),
  zjtxDraft: (by) => saveDraft(by, by.body),

  zjtxDownload(by) {
    const row = ownDeclaration(by, by.params.id)
    return row.specForm ? zjtxPaper(row) : refuse.missing('专项申报')
  },

  zjtxIndustries: () => industryTree,
})

const awaitsConfirmation = ({ running }: DeclareItem) => running?.status === '意愿确认'

const groupOf = ({ status }: DeclarationRow) =>
  status === '待补正' ? status : declarationLifecycle.isFinal(status) ? '已办结' : '办理中'
const isOf = (one: DeclarationRow, group: (typeof declarationGroups)[number]) =>
  group === '全部' || groupOf(one) === group

/** Sorts what waits for the enterprise first, by deadline; keeps the order of the others. */
function byTurn(a: DeclarationRow, b: DeclarationRow): number {
  const [ours, other] = [needsAction(a.status), needsAction(b.status)]
  return Number(other) - Number(ours) || (ours ? (a.dueDate ?? '').localeCompare(b.dueDate ?? '') : 0)
}

/** Sorts notices in publicity first, the soonest to end on top, then past ones, the newest first. */
function noticeOrder(a: NoticeBrief, b: NoticeBrief): number {
  if (a.state !== b.state) return a.state === '公示中' ? -1 : 1
  return a.state === '公示中'
    ? a.publicityEnd.localeCompare(b.publicityEnd)
    : b.publishDate.localeCompare(a.publishDate)
}

function isOverdue(world: World, { limitDays, startTime, endTime }: FlowRow): boolean {
  const end = endTime ? Date.parse(endTime) : world.now()
  return limitDays > 0 && end > Date.parse(workdaysAfter(startTime, limitDays))
}
