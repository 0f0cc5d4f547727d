import { hashKey, type QueryClient } from '@tanstack/react-query'
import { endpoints } from '#api/call/endpoint.ts'
import { cachedAnswersOf } from '#api/call/query.ts'
import { type Found, foundBy } from '#lib/search/fit.ts'
import { ranked } from '#lib/search/rank.ts'
import { type ListAnswer, wordsOf } from './answer.ts'

type Row = Readonly<Record<string, unknown>>

/** Matching rows kept on this device, and the fetch time of the oldest row searched, in milliseconds. */
export interface KeptRows {
  data: ListAnswer<Row>
  at: number
}

/**
 * Searches a list's rows kept on this device for the keyword of its query, under the same filters: only the city knows
 * which rows another filter selects. Undefined if no row was seen.
 * @param queryKey query key of the list: `[area, name, input]`
 */
export function keptRows(client: QueryClient, queryKey: readonly unknown[]): KeptRows | undefined {
  const endpoint = endpoints.get(`${String(queryKey[0])}.${String(queryKey[1])}`)
  if (!endpoint) return undefined
  const filters = filtersOf(queryKey)
  const answers = cachedAnswersOf(client, endpoint)
    .filter((one) => filtersOf(one.queryKey) === filters && isAnswer(one.data))
    .sort((a, b) => a.at - b.at)
  const seen = new Map<unknown, { row: Row; at: number }>()
  for (const { data, at } of answers)
    for (const row of (data as ListAnswer<Row>).records) seen.set(row['id'], { row, at })
  const newest = answers.at(-1)
  if (!newest || seen.size === 0) return undefined
  const rows = [...seen.values()]
  const records = ranked(rows, wordsOf(queryKey), ({ row }) => foundOf(row)).map((one) => one.row.row)
  // Drops the counts of the filters, which belong to another query.
  const data = {
    ...(newest.data as object),
    facets: [],
    records,
    total: records.length,
    pages: 1,
    seen: seen.size,
  }
  return { data, at: Math.min(...rows.map((one) => one.at)) }
}

/** Returns a hash of a query's input without keyword and page. */
function filtersOf(queryKey: readonly unknown[]): string {
  const { query = {} } = (queryKey[2] ?? {}) as { query?: Record<string, unknown> }
  const { keyword: _words, current: _page, size: _size, ...filters } = query
  return hashKey([filters])
}

const isAnswer = (data: unknown): boolean => Array.isArray((data as Partial<ListAnswer<Row>>).records)

/** Fields with a record's title, for any kind of record. */
const TITLE_KEYS = ['title', 'name', 'question', 'itemName']

/** Returns the search text of a row: its title and all other texts. */
function foundOf(row: Row): Found {
  const title = TITLE_KEYS.map((key) => row[key]).find((one) => typeof one === 'string')
  const words = Object.entries(row).flatMap(([key, value]) =>
    /id$|url$|html$/i.test(key) ? [] : wordsIn(value),
  )
  return foundBy(title ?? words[0] ?? '', words)
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(wordsIn) : []
}
