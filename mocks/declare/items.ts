import type { ChildItem, DeclareItem } from '#api/declare-item.ts'
import { moneyText } from '#lib/money.ts'
import { isVoid } from '#rules/declaration-states.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { foundBy } from '#lib/search/fit.ts'
import { searched } from '#lib/search/rank.ts'
import type { ItemRow } from '#mocks/policy/tables.ts'
import type { World } from '#mocks/city.ts'
import { benefitOf } from './benefits.ts'

interface Filter {
  keyword?: string | undefined
  level?: string | undefined
  department?: string | undefined
  id?: string | undefined
  mode?: string | undefined
  state?: string | undefined
  stage?: string | undefined
}

/** An item with what the clock, and its application-free benefit, add to it. */
function itemView(world: World, item: ItemRow): DeclareItem {
  return { ...item, ...windowOf(item, world.now()), benefit: benefitOf(world, item.id) }
}

/** Items that match every filter given; those that can be declared first, the soonest to close on top. */
export function itemsFor(world: World, filter: Filter): DeclareItem[] {
  const { keyword = '', level, department, id, mode, state, stage } = filter
  const found = world.db.item
    .getAll()
    .filter(
      (one) =>
        (!id || one.id === id) &&
        (!level || one.level === level) &&
        (!department || one.department === department) &&
        (!mode || (mode === '免申即享' ? one.formKey === 'apply-msjx' : one.mode === mode)),
    )
    .map((one) => itemView(world, one))
    .filter((one) => (!state || one.state === state) && (!stage || one.benefit?.stage === stage))
    .sort((a, b) => orderOf(a) - orderOf(b) || b.publishDate.localeCompare(a.publishDate))
  return searched(found, keyword, (one) =>
    foundBy(one.name, [one.department, one.level, one.mode], one.supportText),
  )
}

/** The item with the enterprise's declaration of it that still counts, or else the draft that lies here. */
export function withRunning(world: World, item: DeclareItem, enId: string): DeclareItem {
  const own = world.db.declaration.findMany({
    where: { enId: { equals: enId }, itemId: { equals: item.id } },
  })
  const running =
    own.find((one) => item.formKey === 'apply-msjx' || !isVoid(one.status)) ??
    own.find(({ status }) => status === '草稿')
  return { ...item, running }
}

/** The sub-items that an item names (首次认定、复核认定): the first at the full ceiling, what follows at half of it. */
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
