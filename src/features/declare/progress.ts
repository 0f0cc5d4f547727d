import { query } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'

/** How far a declaration has come: its history, asked for whole (specification, section 9). */
export const flowQuery = (id: string) => query(declare.flow, { query: { current: 1, size: 999, id } })
