import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { policy, type PolicyDetail } from '#api/policy.ts'
import { query } from '#api/query.ts'
import { libraryPolicy, useLibrary } from '#offline/library.ts'
import { useAccount } from '#session/account.ts'

/** The city's answer of one policy, judged for the caller's enterprise where there is one. */
export const policyQuery = (id: string, enId: string) =>
  query(policy.detail, { query: { id, ...(enId ? { enId } : {}) } })

/** A policy as the library has it: without its items and interpretations, which only the city knows. */
const keptPolicyQuery = (id: string, asOf: number | undefined) =>
  queryOptions({
    queryKey: ['library', 'policy', asOf, id],
    queryFn: async (): Promise<PolicyDetail> => {
      const found = await libraryPolicy(id)
      if (!found) throw new Error(`the library has no ${id}`)
      return { ...found, items: [], interpretations: [] }
    },
    networkMode: 'always' as const,
    gcTime: 60_000,
    staleTime: Infinity,
    retry: false,
  })

/** One policy to be read. */
export interface PolicyRead {
  /** What is to be shown: the city's answer, what the device remembers of it, or the library's. */
  query: UseQueryResult<PolicyDetail>
  /** From when the library has it, in milliseconds; undefined where the city has answered, now or before. */
  libraryAsOf: number | undefined
}

/** Policies by their ids: from the city or its cached answer, and where that never came, from the library. */
export function usePoliciesById(ids: readonly string[]): PolicyRead[] {
  const { enId } = useAccount()
  const library = useLibrary()
  const kept = library.state !== 'none' && library.asOf !== undefined
  const city = useQueries({ queries: ids.map((id) => policyQuery(id, enId)) })
  const own = useQueries({
    queries: ids.map((id, at) => ({
      ...keptPolicyQuery(id, library.asOf),
      enabled: kept && city[at]?.data === undefined,
    })),
  })
  return city.map((query, at) => {
    const mine = own[at]
    return query.data === undefined && mine?.data
      ? { query: mine, libraryAsOf: library.asOf }
      : { query, libraryAsOf: undefined }
  })
}
