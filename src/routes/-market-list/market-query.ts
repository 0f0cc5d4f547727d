import { type FacetName, market, marketSorts, tradeTypes } from '#api/market.ts'
import { query } from '#api/call/query.ts'
import type { ListSearch } from '#features/market/market-address.ts'
import { deliverySpans, priceModes, priceRanges } from '#rules/market-ranges.ts'

const SIZE = 12

/** Returns the words of a facet in the address. */
export const wordsIn = (search: ListSearch, name: FacetName): string[] =>
  search[name]?.split(',').filter(Boolean) ?? []

/** Returns the filters of the address; values unknown to the market count as missing. */
export const askedOf = ({ trade, price, within, sort, ...rest }: ListSearch) => ({
  ...rest,
  trade: tradeTypes.find((one) => one === trade),
  range: priceRanges.find(({ value }) => value === price)?.value,
  mode: priceModes.find((one) => one === price),
  within: deliverySpans.find((one) => one === within),
  sort: marketSorts.find((one) => one === sort),
})

/** Queries a page of the market's list with its facets. */
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
      keyword,
      tradeType: trade,
      category,
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
