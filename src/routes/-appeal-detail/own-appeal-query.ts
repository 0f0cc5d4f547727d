import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'

/** Asks for one's own appeal. */
export const ownAppealQuery = (id: string) => query(appeal.detailAll, { params: { id } })
