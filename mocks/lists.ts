import { pageOf, type PageOf } from '#lib/paging.ts'
import type { Query } from './query.ts'
import type { Table } from './table.ts'

// Pages a list as the device pages its own search results.
export { pageOf }

/** Returns one page of the rows that a query finds in a table; the library cuts the page. */
export function pageIn<Row extends { id: string }, Referred>(
  table: Table<Row, Referred>,
  query: Omit<Query<Row, Referred>, 'take' | 'skip'>,
  pageQuery: { current?: number; size?: number },
): PageOf<Row> {
  const { size, current } = pageOf([], pageQuery)
  const total = table.count(query)
  const records = table.findMany({ ...query, skip: (current - 1) * size, take: size })
  return { records, total, size, current, pages: Math.ceil(total / size) }
}
