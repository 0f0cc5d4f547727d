import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'

/** Queries one of the user's own appeals. */
export const ownAppealQuery = (id: string) => query(appeal.detailAll, { params: { id } })
