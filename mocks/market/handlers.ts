import { market, type marketSorts, type TradeType } from '#api/market.ts'
import { masked } from '#mocks/docking/rules.ts'
import { pageOf } from '#mocks/lists.ts'
import { type Context, mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { is } from '#mocks/table.ts'
import type { ListingRow } from './tables.ts'
import { type Branch, tree } from './kinds.ts'
import { own, save } from './rules.ts'

const publicOf = (world: World, tradeType?: TradeType) =>
  world.db.listing.findMany({ where: { status: { equals: '已发布' }, tradeType: is(tradeType) } })

const briefOf = (row: ListingRow) => ({ ...row, cover: row.images?.[0] })

/** 面议 goes last whichever way prices are sorted. */
const priced = (row: ListingRow, missing: number) => row.price ?? missing

const orders: Record<(typeof marketSorts)[number], (a: ListingRow, b: ListingRow) => number> = {
  newest: (a, b) => b.createTime.localeCompare(a.createTime),
  priceUp: (a, b) => priced(a, Infinity) - priced(b, Infinity) || 0,
  priceDown: (a, b) => priced(b, -1) - priced(a, -1),
  hottest: (a, b) => b.viewCount - a.viewCount,
}

type Narrowing = Context<(typeof market)['demandPage']>['query']

function matches(row: ListingRow, query: Narrowing): boolean {
  const { keyword, category, brand, origin, cert, priceFrom, priceTo } = query
  const ranged = priceFrom !== undefined || priceTo !== undefined
  return (
    [row.title, row.brand, row.model, row.material, row.publisherOrg].join('\n').includes(keyword) &&
    (!category || row.categoryPath.includes(category)) &&
    (!brand || row.brand === brand) &&
    (!origin || row.origin === origin) &&
    (!cert || !!row.certs?.includes(cert)) &&
    (!ranged ||
      (row.price !== undefined && row.price >= (priceFrom ?? 0) && row.price <= (priceTo ?? Infinity)))
  )
}

const listed = (world: World, query: Narrowing, tradeType?: TradeType) =>
  pageOf(
    publicOf(world, tradeType)
      .filter((row) => matches(row, query))
      .sort(orders[query.sort])
      .map(briefOf),
    query,
  )

type Counted = Branch & { count: number; children: Counted[] }

function counted(branches: Branch[], rows: ListingRow[], depth = 0): Counted[] {
  return branches.map(({ name, children }) => {
    const within = rows.filter((row) => row.categoryPath[depth] === name)
    return { name, count: within.length, children: counted(children, within, depth + 1) }
  })
}

const newestFirst = (a: ListingRow, b: ListingRow) => b.updateTime.localeCompare(a.updateTime)

export const handlers = mock(market, {
  demandPage: ({ query, world }) => listed(world, query, '求购'),
  page: ({ query, world }) => listed(world, query, query.tradeType),
  mine({ query, world, ownOf }) {
    const { keyword, status, tradeType } = query
    const found = ownOf(world.db.listing.all())
      .filter((row) => row.title.includes(keyword))
      .filter((row) => (!status || row.status === status) && (!tradeType || row.tradeType === tradeType))
      .sort(newestFirst)
    return pageOf(found.map(briefOf), query)
  },
  record: (by) => own(by, by.params.id).audits,
  detail({ params, world, visitor, owns }) {
    const row = world.db.listing.get(params.id, '商品')
    if (owns(row)) return { ...row, mine: true }
    if (row.status !== '已发布') return refuse.missing('商品')
    const seen = world.db.listing.change(row.id, { viewCount: row.viewCount + 1 })
    const contactPhone = visitor ? row.contactPhone : row.contactPhone && masked(row.contactPhone)
    return { ...seen, contactPhone, mine: false }
  },
  tree: ({ query, world }) => counted(tree, publicOf(world, query.tradeType)),
  hot: ({ query, world }) =>
    publicOf(world, query.tradeType).sort(orders.hottest).slice(0, query.size).map(briefOf),
  save: (by) => save(by, by.body, false),
  draft: (by) => save(by, by.body, true),
  last({ query, world, ownOf }) {
    const [latest] = ownOf(world.db.listing.all())
      .filter((row) => row.status !== '草稿')
      .filter((row) => !query.tradeType || row.tradeType === query.tradeType)
      .sort(newestFirst)
    return latest ?? {}
  },
})
