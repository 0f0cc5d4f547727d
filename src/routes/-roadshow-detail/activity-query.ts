import { activity } from '#api/activity.ts'
import { query } from '#api/call/query.ts'

/** Asks for one activity, with one's own sign-up. */
export const oneQuery = (id: string) => query(activity.one, { params: { id } })
