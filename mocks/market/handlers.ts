import { listingStates, market } from '#api/market.ts'
import { searched } from '#lib/search/rank.ts'
import { spelled } from '#rules/measures.ts'
import { masked } from '#mocks/docking/rules.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import { isFavorite } from '#mocks/serve/choices.ts'
import type { ListingRow } from './tables.ts'
import { type Branch, tree } from './kinds.ts'
import { keepTime } from './clock.ts'
import { mineOf, own, save, shownOf, takeDown } from './rules.ts'
import { briefOf, foundOf, listed, orders, publicOf } from './search.ts'

type Counted = Branch & { count: number; children: Counted[] }

function counted(branches: Branch[], rows: ListingRow[], depth = 0): Counted[] {
  return branches.map(({ name, children }) => {
    const within = rows.filter((row) => row.categoryPath[depth] === name)
    return { name, count: within.length, children: counted(children, within, depth + 1) }
  })
}

const newestFirst = (a: ListingRow, b: ListingRow) => b.updateTime.localeCompare(a.updateTime)

export const handlers = mock(market, {
  demandPage({ query, world }) {
    keepTime(world)
    return listed(world, query, '求购')
  },
  page({ query, world }) {
    keepTime(world)
    return listed(world, query, query.tradeType)
  },
  mine({ query, world, ownOf }) {
    keepTime(world)
    const { keyword, status, tradeType } = query
    const own = ownOf(world.db.listing.all())
      .filter((row) => !tradeType || row.tradeType === tradeType)
      .sort(newestFirst)
    const all = searched(own, spelled(keyword), foundOf, true)
    const counts = Object.fromEntries(
      listingStates.map((state) => [state, all.filter((row) => row.status === state).length]),
    )
    return { ...pageOf(all.filter((row) => !status || row.status === status).map(briefOf), query), counts }
  },
  record(by) {
    keepTime(by.world)
    return own(by, by.params.id).audits
  },
  detail({ params, world, visitor, owns }) {
    keepTime(world)
    const row = world.db.listing.get(params.id, '商品')
    if (owns(row)) return mineOf(row)
    const shown = shownOf(row) ?? refuse.missing('商品')
    const { viewCount } = world.db.listing.change(row.id, { viewCount: row.viewCount + 1 })
    const favorite = isFavorite(world, visitor, 'listing', row.id)
    const { approved: _, ...seen } = { ...shown, viewCount, favorite, mine: false }
    if (visitor) return seen
    const { contactName = '', contactPhone } = shown
    return {
      ...seen,
      contactName: contactName && `${[...contactName][0] ?? ''}**`,
      contactPhone: contactPhone && masked(contactPhone),
    }
  },
  tree({ query, world }) {
    keepTime(world)
    return counted(tree, publicOf(world, query.tradeType))
  },
  hot({ query, world }) {
    keepTime(world)
    return publicOf(world, query.tradeType).sort(orders.hottest).slice(0, query.size).map(briefOf)
  },
  save(by) {
    keepTime(by.world)
    return save(by, by.body, false)
  },
  draft(by) {
    keepTime(by.world)
    return by.body.down ? takeDown(by, by.body.id, by.body.version) : save(by, { ...by.body }, true)
  },
  last({ query, world, ownOf }) {
    const [latest] = ownOf(world.db.listing.all())
      .filter((row) => row.status !== '草稿')
      .filter((row) => !query.tradeType || row.tradeType === query.tradeType)
      .sort(newestFirst)
    return latest ?? {}
  },
})
