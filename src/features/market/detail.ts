import { market, type TradeType } from '#api/market.ts'
import { query } from '#api/call/query.ts'

/** Asks for one listing: what everybody may read, or all of one's own. */
export const detailQuery = (id: string) => query(market.detail, { params: { id } })

/** Asks for what one's last listing said, to begin the next one with. */
export const lastQuery = (tradeType: TradeType) => query(market.last, { query: { tradeType } })
