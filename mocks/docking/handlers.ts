import { docking, type dockingSorts } from '#api/docking.ts'
import { pageOf } from '#mocks/lists.ts'
import { type Context, mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import type { Kind } from './tables.ts'
import { dock, find, hasDocked, isOpen, masked, mineOf, move, own, save, stateOf, words } from './rules.ts'

type Docking = typeof docking
type Open = ReturnType<typeof openOf>[number]

const openOf = (world: World, kind: Kind) =>
  world.db.exchange
    .findMany({ where: { kind: { equals: kind }, status: { equals: '已上架' } } })
    .filter((row) => isOpen(world, row))

const orders: Record<(typeof dockingSorts)[number], (a: Open, b: Open) => number> = {
  newest: (a, b) => b.createTime.localeCompare(a.createTime),
  closing: (a, b) => a.deadline.localeCompare(b.deadline),
  hottest: (a, b) => b.viewCount - a.viewCount,
}

/** 面议 has no amount, and a range that is asked for leaves it out; a demand's budget fits where the ranges overlap. */
function fits(
  { budgetMin, budgetMax, price }: Open,
  from: number | undefined,
  to: number | undefined,
): boolean {
  if (from === undefined && to === undefined) return true
  const low = price ?? budgetMin
  const high = price ?? budgetMax
  return low !== undefined && high !== undefined && high >= (from ?? 0) && low <= (to ?? Infinity)
}

function matches(row: Open, query: Context<Docking['demandPage']>['query']): boolean {
  const { keyword, category, industry, region, budgetFrom, budgetTo } = query
  return (
    `${row.title}${row.description}${row.publisherOrg}`.includes(keyword) &&
    (!category || row.category === category) &&
    (!industry || row.industry === industry) &&
    (!region || row.region === region) &&
    fits(row, budgetFrom, budgetTo)
  )
}

/** The calls of one kind; demands and supplies differ only in what their contract asks and shows. */
const side = (kind: Kind) => ({
  page: ({ query, world }: Context<Docking['demandPage']>) =>
    pageOf(
      openOf(world, kind)
        .filter((row) => matches(row, query))
        .sort(orders[query.sort]),
      query,
    ),
  hot: ({ query, world }: Context<Docking['hotDemand']>) =>
    openOf(world, kind).sort(orders.hottest).slice(0, query.size),
  /** What is no longer open is there for its publisher alone, by myDetail. */
  detail: (by: Context<Docking['demandDetail']>) => {
    const { params, world } = by
    const row = find(world, kind, params.id)
    if (!isOpen(world, row)) return refuse.missing(words[kind])
    const mine = by.owns(row)
    const docked = hasDocked(by, row.id)
    const contactPhone = mine || docked ? row.contactPhone : masked(row.contactPhone)
    const viewCount = row.viewCount + 1
    world.db.exchange.change(row.id, { viewCount })
    return { ...row, viewCount, contactPhone, docked, mine }
  },
  save: (by: Context<Docking['demandSave']> | Context<Docking['supplySave']>) => save(by, kind, by.body),
  dock: (by: Context<Docking['demandDock']>) => dock(by, kind, by.params.id, by.body),
  up: (by: Context<Docking['demandUp']>) => move(by, kind, by.params.id, 'up'),
  down: (by: Context<Docking['demandUp']>) => move(by, kind, by.params.id, 'down'),
  solve: (by: Context<Docking['demandUp']>) => move(by, kind, by.params.id, 'solve'),
  mine: ({ query, world, ownOf }: Context<Docking['demandMine']>) => {
    const found = ownOf(world.db.exchange.all())
      .filter((row) => row.kind === kind && row.title.includes(query.keyword))
      .map((row) => ({ ...row, status: stateOf(world, row) }))
      .filter((row) => !query.status || row.status === query.status)
      .sort((a, b) => b.updateTime.localeCompare(a.updateTime))
    return pageOf(found, query)
  },
  myDetail: (by: Context<Docking['myDemand']>) => mineOf(by.world, own(by, kind, by.params.id)),
})

const demand = side('demand')
const supply = side('supply')

export const handlers = mock(docking, {
  demandPage: demand.page,
  supplyPage: supply.page,
  demandDetail: demand.detail,
  supplyDetail: supply.detail,
  hotSupply: supply.hot,
  hotDemand: demand.hot,
  demandSave: demand.save,
  supplySave: supply.save,
  demandDock: demand.dock,
  supplyDock: supply.dock,
  demandUp: demand.up,
  demandDown: demand.down,
  demandSolve: demand.solve,
  supplyUp: supply.up,
  supplyDown: supply.down,
  supplySolve: supply.solve,
  demandMine: demand.mine,
  supplyMine: supply.mine,
  myDemand: demand.myDetail,
  mySupply: supply.myDetail,
})
