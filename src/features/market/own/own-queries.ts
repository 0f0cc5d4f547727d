import { listingStates, market, tradeTypes } from '#api/market.ts'
import { query } from '#api/call/query.ts'
import { ownPage } from '#blocks/own/own-page.ts'
import type { MineSearch } from '#features/market/market-address.ts'

/** Returns the filters of an address; words unknown to the market count as missing. */
export const askedOf = ({ status, trade, ...rest }: MineSearch) => ({
  ...rest,
  status: listingStates.find((one) => one === status),
  tradeType: tradeTypes.find((one) => one === trade),
})

/** Query of a page of own listings. */
export function mineQuery(search: MineSearch) {
  const { status, tradeType, ...rest } = askedOf(search)
  return query(market.mine, { query: { ...ownPage(rest), status, tradeType } })
}
