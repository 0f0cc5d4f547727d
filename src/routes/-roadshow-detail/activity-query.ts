import { activity } from '#api/activity.ts'
import { query } from '#api/call/query.ts'

/** Returns the query of one activity, with the user's own sign-up. */
export const oneQuery = (id: string) => query(activity.one, { params: { id } })
