import { query } from '#api/call/query.ts'
import { common } from '#api/common.ts'
import { policiesQuery } from '#features/policy/policy-queries.ts'
import { askedOf, type Filters } from './filters.ts'

/** Rows per page of the list. */
export const SIZE = 10

/** Fetches the page of the list that an address names. */
export const listQuery = (filters: Filters, enId: string) =>
  policiesQuery({ ...askedOf(filters), size: SIZE }, enId)

/** Fetches the words of the filters that the city maintains. */
export const dictsQuery = query(common.dicts, { query: { typeCode: ['district', 'department', 'industry'] } })
