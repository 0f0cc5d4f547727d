import { market, type TradeType } from '#api/market.ts'
import { query } from '#api/call/query.ts'

/** Query of a listing: the public data, or all data for its owner. */
export const detailQuery = (id: string) => query(market.detail, { params: { id } })

/** Query of the last listing, to begin the next one with. */
export const lastQuery = (tradeType: TradeType) => query(market.last, { query: { tradeType } })
