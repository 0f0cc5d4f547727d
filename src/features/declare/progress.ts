import { query } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'

/** Fetches the history of a declaration, the whole of it at once (specification, section 9). */
export const flowQuery = (id: string) => query(declare.flow, { query: { current: 1, size: 999, id } })
