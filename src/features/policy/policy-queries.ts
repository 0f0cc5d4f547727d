import { query } from '#api/call/query.ts'
import type { PolicyFilter } from '#api/policy-filter.ts'
import { policy } from '#api/policy.ts'

/** Fetches one policy from the city, judged for the caller's enterprise if there is one. */
export const policyQuery = (id: string, enId: string) =>
  query(policy.detail, { query: { id, enId: enId || undefined } })

/** Fetches the list from the city, judged for the caller's enterprise if there is one. */
export const policiesQuery = (asked: PolicyFilter, enId: string) =>
  query(policy.list, { query: { ...asked, ...(enId ? { enId } : {}) } })
