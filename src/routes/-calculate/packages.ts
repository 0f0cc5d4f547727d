import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'

/** Queries the policy packages for an own enterprise; without an id, those for all kinds. */
export const packagesQuery = (enId: string | undefined) =>
  query(policy.packages, { query: enId ? { enId } : {} })
