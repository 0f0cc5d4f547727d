import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#api/call/error.ts'
import { common } from '#api/common.ts'
import { query } from '#api/call/query.ts'
import { FILL_IN_LATER } from '#ui/form/later.ts'

/**
 * Dictionaries requested from the city for form choices; dictionaries that the portal contains itself are not
 * requested.
 */
const types = ['district', 'industry', 'unit', 'tax_grade'] as const
export type Dictionary = (typeof types)[number]

/**
 * Requests all dictionaries in one call (2 KB as JSON), so that one form's answer serves every other form and
 * prefetching caches all of them.
 */
export const dictionariesQuery = query(common.dicts, { query: { typeCode: [...types] } })

/**
 * Returns the city's dictionaries, empty while they load, and the reason if they are missing (`absent`): fields that
 * choose from one show it, and the rest of the form stays usable.
 */
export function useDictionaries() {
  const answer = useQuery(dictionariesQuery)
  const { data } = answer
  return {
    namesOf: (type: Dictionary) => data?.[type]?.map(({ name }) => name) ?? [],
    /** Returns choices with codes as values and names as labels, for records that store codes. */
    choicesOf: (type: Dictionary) =>
      data?.[type]?.map(({ code, name }) => ({ value: code, label: name })) ?? [],
    absent: absentOf(answer),
  }
}

/**
 * Returns the reason why choices are missing, by the state of their query; undefined if they are loaded or loading. A
 * query that reads from the device first fails with `network`, where others pause until the network returns.
 */
export function absentOf({
  data,
  isPaused,
  error,
}: Pick<UseQueryResult, 'data' | 'isPaused' | 'error'>): string | undefined {
  if (data !== undefined) return undefined
  if (isPaused || (error instanceof ApiError && error.kind === 'network')) return FILL_IN_LATER
  return error ? '未能加载，稍后补填' : undefined
}
