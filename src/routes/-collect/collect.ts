import { linkOptions } from '@tanstack/react-router'
import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import type { ChoiceOf } from '#blocks/list/list-address.ts'
import type { CollectSearch } from './collect-address.ts'

/** Kinds of favourites with their names. */
export const kinds = {
  policy: '政策',
  product: '服务产品',
  provider: '服务机构',
  listing: '工业品',
  demand: '需求',
  supply: '供给',
} as const
export type Kind = keyof typeof kinds
const kindKeys = [
  'policy',
  'product',
  'provider',
  'listing',
  'demand',
  'supply',
] as const satisfies readonly Kind[]

/**
 * Size that returns the whole list at once (specification, section 9), so that it can be searched and sorted offline.
 */
const ALL = 999

export const servicesQuery = query(serve.favorites, { query: { size: ALL } })

/** Queries a page of the user's enquiries to providers. */
export const enquiriesQuery = (page = 1) =>
  query(serve.favorites, { query: { current: page, size: 20, asked: true } })

/** Returns the tabs of this page. */
export const tabsOf = (
  chosen: Kind,
  countOf: (kind: Kind) => number | undefined,
): ChoiceOf<CollectSearch>[] =>
  kindKeys.map((one) => ({
    label: kinds[one],
    chosen: one === chosen,
    count: countOf(one),
    change: { kind: one === 'policy' ? undefined : one, keyword: undefined },
  }))

/** Links to this page. */
export const linkTo = (search: CollectSearch) => linkOptions({ to: '/user/collect', search })
