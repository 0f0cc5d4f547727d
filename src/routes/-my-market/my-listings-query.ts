import { listingStates, market, tradeTypes } from '#api/market.ts'
import { query } from '#api/call/query.ts'
import type { MineSearch } from '#features/market/market-address.ts'

const SIZE = 10

/** What the address means: words that the market does not know count as missing. */
export const askedOf = ({ status, trade, ...rest }: MineSearch) => ({
  ...rest,
  status: listingStates.find((one) => one === status),
  trade: tradeTypes.find((one) => one === trade),
})

/** Asks for a page of one's own listings. */
export function mineQuery(search: MineSearch) {
  const { status, trade, keyword, page = 1 } = askedOf(search)
  return query(market.mine, {
    query: {
      current: page,
      size: SIZE,
      status,
      tradeType: trade,
      keyword,
    },
  })
}
