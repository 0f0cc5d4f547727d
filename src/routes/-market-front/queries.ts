import { market } from '#api/market.ts'
import { query } from '#api/call/query.ts'

/** Query of the supplies with the most views. */
export const hotQuery = query(market.hot, { query: { size: 8, tradeType: '供应' } })
/** Query of the newest demands (求购). */
export const newestQuery = query(market.demandPage, { query: { size: 6 } })
