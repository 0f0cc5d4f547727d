import { market } from '#api/market.ts'
import { query } from '#api/call/query.ts'

/** Asks for one listing: what everybody may read, or all of one's own. */
export const detailQuery = (id: string) => query(market.detail, { params: { id } })
