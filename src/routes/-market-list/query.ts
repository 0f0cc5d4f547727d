import { type FacetName, market, marketSorts, tradeTypes } from '#api/market.ts'
import { query } from '#api/call/query.ts'
import type { ListSearch } from '#features/market/search.ts'

const SIZE = 12

/** The ranges of prices that the filter offers, in 元 for one unit. */
export const ranges = [
  { label: '100 元以下', value: '0-100' },
  { label: '100 至 1,000 元', value: '100-1000' },
  { label: '1,000 元至 1 万元', value: '1000-10000' },
  { label: '1 万至 10 万元', value: '10000-100000' },
  { label: '10 万元以上', value: '100000-' },
] as const
export const priceModes = ['有价', '面议'] as const

/** Days of delivery, as the filter offers them. */
export const spans = [3, 7, 15, 30] as const

/** The words of a facet in the address. */
export const wordsIn = (search: ListSearch, name: FacetName): string[] =>
  search[name]?.split(',').filter(Boolean) ?? []

/** What the address means: words that the market does not know count as missing. */
export const askedOf = ({ trade, price, within, sort, ...rest }: ListSearch) => ({
  ...rest,
  trade: tradeTypes.find((one) => one === trade),
  range: ranges.find(({ value }) => value === price)?.value,
  mode: priceModes.find((one) => one === price),
  within: spans.find((one) => one === within),
  sort: marketSorts.find((one) => one === sort),
})

/** Asks for a page of the market's list with its facets. */
export function listQuery(search: ListSearch) {
  const { keyword, trade, category, range, mode, within, stock, of, sort, page = 1 } = askedOf(search)
  const [from, to] = range?.split('-') ?? []
  const words = (name: FacetName) => {
    const chosen = wordsIn(search, name)
    return chosen.length > 0 ? { [name]: chosen.join(',') } : {}
  }
  return query(market.page, {
    query: {
      current: page,
      size: SIZE,
      faceted: true,
      ...(keyword ? { keyword } : {}),
      ...(trade ? { tradeType: trade } : {}),
      ...(category ? { category } : {}),
      ...words('brand'),
      ...words('material'),
      ...words('origin'),
      ...words('cert'),
      ...(from ? { priceFrom: from } : {}),
      ...(to ? { priceTo: to } : {}),
      ...(mode ? { priced: mode } : {}),
      ...(within ? { within } : {}),
      ...(stock ? { inStock: true } : {}),
      ...(of ? { enId: of } : {}),
      ...(sort ? { sort } : {}),
    },
  })
}
