import { listingStates, market } from '#api/market.ts'
import { searchRows } from '#lib/search/rank.ts'
import { normalizeLengths } from '#rules/measures.ts'
import { maskPhone } from '#mocks/docking/rules.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { is } from '#mocks/query.ts'
import { refuse } from '#mocks/refusal.ts'
import { isFavorite } from '#mocks/serve/choices.ts'
import type { ListingRow } from './tables.ts'
import { type Branch, tree } from './kinds.ts'
import { mineOf, ownListing, save, shownOf, takeDown } from './rules.ts'
import { briefOf, listed, publicOf } from './listing-search.ts'
import { foundOf } from './public-listings.ts'

type CountedBranch = Branch & { count: number; children: CountedBranch[] }

function withCounts(branches: Branch[], rows: ListingRow[], depth = 0): CountedBranch[] {
  return branches.map(({ name, children }) => {
    const within = rows.filter((row) => row.categoryPath[depth] === name)
    return { name, count: within.length, children: withCounts(children, within, depth + 1) }
  })
}

const newestFirst = { updateTime: 'desc' } as const

export const handlers = mock(market, {
  demandPage: ({ query, world }) => listed(world, query, '求购'),
  page: ({ query, world }) => listed(world, query, query.tradeType),
  mine({ query, world, mine }) {
    const { keyword, status, tradeType } = query
    const where = { ...mine, tradeType: is(tradeType) }
    const own = world.db.listing.findMany({ where, orderBy: newestFirst })
    const all = searchRows(own, normalizeLengths(keyword), foundOf, true)
    const counts = Object.fromEntries(
      listingStates.map((state) => [state, all.filter((row) => row.status === state).length]),
    )
    const page = pageOf(
      all.filter((row) => !status || row.status === status),
      query,
    )
    const records = page.records.map((row) => ({ ...briefOf(row), isShown: row.approved ? true : undefined }))
    return { ...page, records, counts }
  },
  record: (by) => ownListing(by, by.params.id).audits,
  detail({ params, world, visitor, owns }) {
    const row = world.db.listing.get(params.id, '产品')
    if (owns(row)) return mineOf(row)
    const shown = shownOf(row) ?? refuse.missing('产品')
    const { viewCount } = world.db.listing.change(row.id, { viewCount: row.viewCount + 1 })
    const favorite = isFavorite(world, visitor, 'listing', row.id)
    const { approved: _, ...seen } = { ...shown, viewCount, favorite, mine: false }
    if (visitor) return seen
    const { contactName = '', contactPhone } = shown
    return {
      ...seen,
      contactName: contactName && `${[...contactName][0] ?? ''}**`,
      contactPhone: contactPhone && maskPhone(contactPhone),
    }
  },
  tree: ({ query, world }) => withCounts(tree, publicOf(world, query.tradeType)),
  hot: ({ query, world }) => publicOf(world, query.tradeType, 'hottest').slice(0, query.size).map(briefOf),
  save: (by) => save(by, by.body, false),
  draft: (by) => (by.body.down ? takeDown(by, by.body.id, by.body.version) : save(by, { ...by.body }, true)),
  last({ query, world, mine }) {
    const where = { ...mine, status: { notEquals: '草稿' as const }, tradeType: is(query.tradeType) }
    return world.db.listing.findFirst({ where, orderBy: newestFirst }) ?? {}
  },
})
