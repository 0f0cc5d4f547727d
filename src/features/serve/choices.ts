import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { common } from '#api/common.ts'

/** The city's districts, for filters and forms. */
const districtsQuery = query(common.dicts, { query: { typeCode: ['district'] } })

/** Names of the districts; a word that is chosen already is there before they are. */
export function useDistricts(chosen?: string): string[] {
  const { data } = useQuery(districtsQuery)
  const names = data?.['district']?.map(({ name }) => name) ?? []
  return chosen === undefined || names.includes(chosen) ? names : [...names, chosen]
}
