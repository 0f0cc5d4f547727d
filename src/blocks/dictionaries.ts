import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#api/call/error.ts'
import { common } from '#api/common.ts'
import { query } from '#api/call/query.ts'
import { LATER } from '#ui/form/later.ts'

/** The dictionaries that forms choose from; those whose words are known to the portal are not asked for. */
const types = ['district', 'industry', 'unit', 'tax_grade'] as const
export type Dictionary = (typeof types)[number]

/**
 * Asks for all of them in one call (2 KB as JSON), so that what one form has read is there for every other, and what is
 * brought ahead is whole.
 */
export const dictionariesQuery = query(common.dicts, { query: { typeCode: [...types] } })

/**
 * Returns the city's dictionaries, empty while they are on their way, and why they are not here where they are not: the
 * fields that choose from one say so, and the rest of their form goes on.
 */
export function useDictionaries() {
  const answer = useQuery(dictionariesQuery)
  const { data } = answer
  return {
    namesOf: (type: Dictionary) => data?.[type]?.map(({ name }) => name) ?? [],
    /** Codes as values, with their names: for records that hold codes. */
    choicesOf: (type: Dictionary) =>
      data?.[type]?.map(({ code, name }) => ({ value: code, label: name })) ?? [],
    absent: absentOf(answer),
  }
}

/**
 * Says why choices are not here, by how the question after them stands; undefined where they are, or are on their way. What
 * is read from the device first meets the dead line itself, where others wait for a network.
 */
export function absentOf({
  data,
  isPaused,
  error,
}: Pick<UseQueryResult, 'data' | 'isPaused' | 'error'>): string | undefined {
  if (data !== undefined) return undefined
  if (isPaused || (error instanceof ApiError && error.kind === 'network')) return LATER
  return error ? '未能加载，稍后补填' : undefined
}
