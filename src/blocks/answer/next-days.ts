import { isoDay, type Moment } from '#lib/dates.ts'

/** Day with the number of records on it. */
export interface DayCount {
  /** ISO day in the city: 2026-11-30. */
  day: string
  count: number
}

/**
 * Counts records by their day in the city, the soonest first. The first page of a longer list may end in the middle of a
 * day, so its last day is left out.
 * @param records records in the order of their days
 * @param dayOf returns a record's moment; undefined for a record that has none or is not meant
 * @param most number of days returned at most
 * @param isCut true if the list goes on after these records
 */
export function nextDays<R>(
  records: readonly R[],
  dayOf: (record: R) => Moment | undefined,
  most: number,
  isCut = false,
): DayCount[] {
  const counts = new Map<string, number>()
  for (const record of records) {
    const moment = dayOf(record)
    if (moment === undefined) continue
    const day = isoDay(moment)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const last = records.at(-1)
  const cutAt = isCut && last !== undefined ? dayOf(last) : undefined
  if (cutAt !== undefined) counts.delete(isoDay(cutAt))
  return [...counts]
    .map(([day, count]) => ({ day, count }))
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, most)
}
