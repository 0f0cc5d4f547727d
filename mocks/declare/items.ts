import type { Benefit, ChildItem, DeclareItem } from '#api/declare-item.ts'
import { moneyText } from '#lib/money.ts'
import { isVoid } from '#rules/declaration-states.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import type { User } from '#mocks/auth/tables.ts'
import { criteriaFor } from '#mocks/policy/conditions.ts'
import { is } from '#mocks/query.ts'
import type { ItemRow } from '#mocks/policy/tables.ts'
import type { World } from '#mocks/city.ts'

interface Filter {
  keyword?: string
  level?: ItemRow['level']
  department?: string
  id?: string
  mode?: ItemRow['mode'] | '免申即享'
  state?: string
  stage?: string
}

/** Returns an item with the fields derived from the clock, and its application-free benefit. */
const itemView = (world: World, item: ItemRow, benefit: Benefit | undefined): DeclareItem => ({
  ...item,
  ...windowOf(item, world.now()),
  benefit,
})

/** Returns the item with the conditions of its policy, for a caller with an enterprise. */
export const withCriteria = (world: World, visitor: User | undefined, item: DeclareItem): DeclareItem => ({
  ...item,
  ...criteriaFor(visitor, world.db.policy.find(item.policyId)),
})

/** Returns the items that match every given filter, open ones first, the soonest to close on top. */
export function itemsFor(world: World, filter: Filter): DeclareItem[] {
  const { keyword = '', level, department, id, mode, state, stage } = filter
  const modeWhere = mode === '免申即享' ? { formKey: { equals: 'apply-msjx' as const } } : { mode: is(mode) }
  const benefits = new Map(world.db.benefit.getAll().map((one) => [one.id, one]))
  const found = world.db.item
    .findMany({ where: { id: is(id), level: is(level), department: is(department), ...modeWhere } })
    .map((one) => itemView(world, one, benefits.get(one.id)))
    .filter((one) => (!state || one.state === state) && (!stage || one.benefit?.stage === stage))
    .sort((a, b) => orderOf(a) - orderOf(b) || b.publishDate.localeCompare(a.publishDate))
  return searchRows(found, keyword, (one) =>
    foundBy(one.name, [one.department, one.level, one.mode], one.supportText),
  )
}

/** Returns the item with the enterprise's declaration of it that still counts, or otherwise its draft. */
export function withRunning(world: World, item: DeclareItem, enId: string): DeclareItem {
  const own = world.db.declaration.findMany({
    where: { enId: { equals: enId }, itemId: { equals: item.id } },
  })
  const running =
    own.find((one) => item.formKey === 'apply-msjx' || !isVoid(one.status)) ??
    own.find(({ status }) => status === '草稿')
  return {
    ...item,
    running: running && { ...running, amount: running.approvedAmount ?? running.applyAmount },
  }
}

/**
 * Returns the sub-items that an item names (首次认定、复核认定): the first with the full ceiling, the others with half of it.
 */
export function childrenOf(item: ItemRow): ChildItem[] {
  if (!item.childrenName) return []
  return item.childrenName.split(/[、,，]/).map((name, at) => {
    const quotaAmount = at === 0 ? item.quotaAmount : Math.round(item.quotaAmount / 2)
    return { name, quotaAmount, supportText: `最高 ${moneyText(quotaAmount)}` }
  })
}

function orderOf({ state, remainingDays }: DeclareItem): number {
  if (!isOpen(state)) return state === '未开始' ? 20_000 : 30_000
  return remainingDays ?? 10_000
}
