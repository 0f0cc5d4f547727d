import { query } from '#api/call/query.ts'
import { calls, type Kind } from '#features/docking/kinds.ts'

/** Query of a public record. */
export const detailQuery = (kind: Kind, id: string) => query(calls[kind].detail, { params: { id } })
