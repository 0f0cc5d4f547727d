import type { AnyTable } from './table.ts'

interface Row {
  id: string
}

/**
 * Replaces the chosen rows of a table by the seeded ones, with their dates moved by whole days. Does nothing where
 * neither has any.
 */
export function restored(
  table: AnyTable,
  seeded: readonly Row[],
  isChosen: (row: Row) => boolean,
  days: number,
): void {
  const wanted = seeded.filter(isChosen)
  const kept = new Set(wanted.map(({ id }) => id))
  for (const { id } of table.getAll().filter((row) => isChosen(row) && !kept.has(row.id))) table.remove(id)
  for (const row of wanted) {
    const moved = days === 0 ? row : (moveDates(row, days) as Row)
    const before = table.find(row.id)
    // Changes an existing row, because other rows refer to its entity; columns that the seed lacks are cleared.
    if (before) table.change(row.id, { ...cleared(before), ...moved })
    else table.create(moved)
  }
}

const cleared = (row: Row): Partial<Row> =>
  Object.fromEntries(Object.keys(row).map((column) => [column, undefined]))

const DAY = 86_400_000

/** Returns a value with every date in it (`2026-11-29`, or an ISO time) moved by days. */
export function moveDates(value: unknown, days: number): unknown {
  if (typeof value === 'string') return movedDate(value, days)
  if (Array.isArray(value)) return value.map((one) => moveDates(one, days))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moveDates(one, days)]))
}

function movedDate(text: string, days: number): string {
  if (!/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text)) return text
  const moved = new Date(Date.parse(text) + days * DAY).toISOString()
  return text.length === 10 ? moved.slice(0, 10) : moved
}
