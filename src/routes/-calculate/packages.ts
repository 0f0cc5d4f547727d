import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'

/** Asks for the packages of policies that an enterprise may want; for those of every kind where it is none of one's own. */
export const packagesQuery = (enId: string | undefined) =>
  query(policy.packages, { query: enId ? { enId } : {} })
