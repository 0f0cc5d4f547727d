import { hashKey, type QueryClient } from '@tanstack/react-query'
import { endpoints } from '#api/call/endpoint.ts'
import { answersOf } from '#api/call/query.ts'
import { type Found, foundBy } from '#lib/search/fit.ts'
import { ranked } from '#lib/search/rank.ts'
import { type ListAnswer, wordsOf } from './answer.ts'

type Row = Readonly<Record<string, unknown>>

/** What was found among the rows that were seen on this device, and when the oldest of these was read, in milliseconds. */
export interface KeptRows {
  data: ListAnswer<Row>
  at: number
}

/**
 * Looks for the words of a list's question among the rows of it that this device has kept, under the same filters: what
 * another filter would let through the city alone knows. Undefined where no row was seen.
 * @param queryKey what the list asks the city: `[area, name, input]`
 */
export function keptRows(client: QueryClient, queryKey: readonly unknown[]): KeptRows | undefined {
  const endpoint = endpoints.get(`${String(queryKey[0])}.${String(queryKey[1])}`)
  if (!endpoint) return undefined
  const filters = filtersOf(queryKey)
  const answers = answersOf(client, endpoint)
    .filter((one) => filtersOf(one.queryKey) === filters && isAnswer(one.data))
    .sort((a, b) => a.at - b.at)
  const seen = new Map<unknown, { row: Row; at: number }>()
  for (const { data, at } of answers)
    for (const row of (data as ListAnswer<Row>).records) seen.set(row['id'], { row, at })
  const newest = answers.at(-1)
  if (!newest || seen.size === 0) return undefined
  const rows = [...seen.values()]
  const records = ranked(rows, wordsOf(queryKey), ({ row }) => foundOf(row)).map((one) => one.row.row)
  // The counts beside the filters are of another question.
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

/** What a list is asked for besides words and page. */
function filtersOf(queryKey: readonly unknown[]): string {
  const { query = {} } = (queryKey[2] ?? {}) as { query?: Record<string, unknown> }
  const { keyword: _words, current: _page, size: _size, ...filters } = query
  return hashKey([filters])
}

const isAnswer = (data: unknown): boolean => Array.isArray((data as Partial<ListAnswer<Row>>).records)

/** What names a record, whichever it is. */
const TITLES = ['title', 'name', 'question', 'itemName']

/** What a row is found by: its name, and whatever else it says in words. */
function foundOf(row: Row): Found {
  const title = TITLES.map((key) => row[key]).find((one) => typeof one === 'string')
  const words = Object.entries(row).flatMap(([key, value]) =>
    /id$|url$|html$/i.test(key) ? [] : wordsIn(value),
  )
  return foundBy(title ?? words[0] ?? '', words)
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(wordsIn) : []
}
