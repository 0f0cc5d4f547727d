import { docking, type dockingSorts } from '#api/docking.ts'
import { daysLeft } from '#lib/dates.ts'
import { foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import { pageOf } from '#mocks/lists.ts'
import { type Context, mock } from '#mocks/mock.ts'
import { is } from '#mocks/query.ts'
import { refuse } from '#mocks/refusal.ts'
import { isFavorite } from '#mocks/serve/choices.ts'
import type { World } from '#mocks/city.ts'
import { dock, logReveal, newestRequestOf, solve, step, unansweredOf } from './requests.ts'
import {
  type CompleteExchange,
  find,
  getOwnRow,
  kindNames,
  maskPhone,
  move,
  ownerView,
  requesterView,
  save,
  publicVersionOf,
  stateOf,
} from './rules.ts'
import type { Exchange, Kind } from './tables.ts'

type Docking = typeof docking

/** Returns the public records of a kind, as everybody reads them. */
const publicRecords = (world: World, kind: Kind): CompleteExchange[] =>
  world.db.exchange
    .findMany({ where: { kind: is(kind) } })
    .flatMap((row) => publicVersionOf(world, row) ?? [])

const sorters: Record<(typeof dockingSorts)[number], (a: CompleteExchange, b: CompleteExchange) => number> = {
  newest: (a, b) => b.createTime.localeCompare(a.createTime),
  closing: (a, b) => a.deadline.localeCompare(b.deadline),
  hottest: (a, b) => b.viewCount - a.viewCount,
}

/**
 * Returns true if a price or budget fits the range. 面议 has no amount, so any range excludes it; a demand's budget fits
 * if the ranges overlap.
 */
function fitsBudget(
  { budgetMin, budgetMax, price }: CompleteExchange,
  from: number | undefined,
  to: number | undefined,
): boolean {
  if (from === undefined && to === undefined) return true
  const low = price ?? budgetMin
  const high = price ?? budgetMax
  return low !== undefined && high !== undefined && high >= (from ?? 0) && low <= (to ?? Infinity)
}

function matches(
  world: World,
  row: CompleteExchange,
  query: Context<Docking['demandPage']>['query'],
): boolean {
  const { category, industry, region, budgetFrom, budgetTo, within, status } = query
  return (
    row.status === status &&
    (!category || row.category === category) &&
    (!industry || row.industry === industry) &&
    (!region || row.region === region) &&
    (within === undefined || daysLeft(row.deadline, world.now()) <= within) &&
    fitsBudget(row, budgetFrom, budgetTo)
  )
}

type SearchField = 'title' | 'category' | 'industry' | 'publisherOrg' | 'description'
const foundOf = (row: Pick<Exchange, SearchField>) =>
  foundBy(row.title, [row.category, row.industry, row.publisherOrg], row.description)

/** Returns a record as it appears in a list, with its first picture as cover. */
const briefOf = <Row extends { images?: string[] }>(row: Row) => ({
  ...row,
  cover: row.images?.[0],
})

/** Returns the caller's own records, in their current states. */
const ownRecords = ({ world, mine }: Context<Docking['demandMine']>, kind: Kind) =>
  world.db.exchange
    .findMany({ where: { ...mine, kind: is(kind) }, orderBy: { updateTime: 'desc' } })
    .map((row) => ownerView(world, row))
    .map((row) => ({ ...row, unanswered: unansweredOf(row.dockings) }))

/** Returns others' records with which the caller has asked to dock, each with the newest request. */
function requestedRecords(by: Context<Docking['demandMine']>, kind: Kind) {
  const { world } = by
  const newest = new Map(world.db.docking.findMany({ where: by.mine }).map((one) => [one.targetId, one]))
  return [...newest.values()]
    .sort((a, b) => b.createTime.localeCompare(a.createTime))
    .flatMap((request) => {
      const row: Exchange | undefined = world.db.exchange.find(request.targetId)
      if (row?.kind !== kind) return []
      return [{ ...requesterView(world, row, request), request: logReveal(by, request) }]
    })
    .map((row) => ({ ...row, status: stateOf(world, row) }))
}

/** Returns the handlers of one kind; demands and supplies differ only in the fields of their contract. */
const handlersFor = (kind: Kind) => ({
  page: ({ query, world }: Context<Docking['demandPage']>) => {
    const found = publicRecords(world, kind).filter((row) => matches(world, row, query))
    const rows = searchRows(found.sort(sorters[query.sort]), query.keyword, foundOf, query.sort !== 'newest')
    return pageOf(rows.map(briefOf), query)
  },
  hot: ({ query, world }: Context<Docking['hotDemand']>) => {
    const open = publicRecords(world, kind).filter((row) => row.status === '已上架')
    return open.sort(sorters.hottest).slice(0, query.size).map(briefOf)
  },
  /** Refuses a record that is no longer public; its publisher reads it by myDetail. */
  detail: (by: Context<Docking['demandDetail']>) => {
    const { params, world } = by
    const row = publicVersionOf(world, find(world, kind, params.id)) ?? refuse.missing(kindNames[kind])
    const mine = by.owns(row)
    const newestRequest = mine ? undefined : newestRequestOf(by, row.id)
    const request = newestRequest && logReveal(by, newestRequest)
    const isKnown = mine || request !== undefined
    const contactPhone = isKnown ? row.contactPhone : maskPhone(row.contactPhone)
    const contactName = isKnown ? row.contactName : `${[...row.contactName][0] ?? ''}**`
    const viewCount = row.viewCount + (mine ? 0 : 1)
    world.db.exchange.change(row.id, { viewCount })
    const favorite = isFavorite(world, by.visitor, kind, row.id)
    const docked = request !== undefined
    return { ...row, viewCount, contactName, contactPhone, docked, mine, request, favorite }
  },
  save: (by: Context<Docking['demandSave']> | Context<Docking['supplySave']>) => save(by, kind, by.body),
  dock: (by: Context<Docking['demandDock']>) => {
    const { body, params } = by
    return 'dockingId' in body ? step(by, kind, params.id, body) : dock(by, kind, params.id, body)
  },
  up: (by: Context<Docking['demandUp']>) => move(by, kind, by.params.id, 'up', by.body.deadline),
  down: (by: Context<Docking['demandDown']>) => move(by, kind, by.params.id, 'down'),
  solve: (by: Context<Docking['demandSolve']>) => solve(by, kind, by.params.id, by.body.dockingId),
  mine: (by: Context<Docking['demandMine']>) => {
    const { query } = by
    const all: ReturnType<typeof requestedRecords> | ReturnType<typeof ownRecords> = query.docked
      ? requestedRecords(by, kind)
      : ownRecords(by, kind)
    const statusOf = (row: (typeof all)[number]) => ('request' in row ? row.request.status : row.status)
    const found = (all as (typeof all)[number][]).filter(
      (row) => !query.status || statusOf(row) === query.status,
    )
    return pageOf(searchRows(found, query.keyword, foundOf, true).map(briefOf), query)
  },
  myDetail: (by: Context<Docking['myDemand']>) => ownerView(by.world, getOwnRow(by, kind, by.params.id)),
})

const demand = handlersFor('demand')
const supply = handlersFor('supply')

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
