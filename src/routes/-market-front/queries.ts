import { market } from '#api/market.ts'
import { query } from '#api/call/query.ts'

/** What is looked at most of what is offered. */
export const hotQuery = query(market.hot, { query: { size: 8, tradeType: '供应' } })
/** What was asked for last. */
export const newestQuery = query(market.demandPage, { query: { size: 6 } })
