import { query } from '#api/call/query.ts'
import { favourite } from '#api/favourite.ts'

/** Fetches all favourites of the user at once (specification, section 9), so that they are available offline. */
export const favouritesQuery = query(favourite.list, { query: { size: 999 } })
