const DAYS_OF_WEEK = 7

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

function split(month: string): [year: number, month: number] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return [year, number]
}

/**
 * Returns the weeks of a month (`'2026-04'`), Monday first as in China; undefined for days outside the month.
 */
export function monthGrid(month: string): (string | undefined)[][] {
  const [year, number] = split(month)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  // getUTCDay counts from Sunday.
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % DAYS_OF_WEEK
  const weeks = Math.ceil((before + length) / DAYS_OF_WEEK)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, place) => {
      const day = week * DAYS_OF_WEEK + place - before + 1
      return day >= 1 && day <= length ? iso(year, number, day) : undefined
    }),
  )
}

/** Returns the month `by` months later (earlier when negative): `('2026-12', 1)` gives `'2027-01'`. */
export function monthAfter(month: string, by: number): string {
  const [year, number] = split(month)
  return iso(year, number + by, 1).slice(0, 7)
}

/** Formats a month: 2026年4月 for `'2026-04'`. */
export function monthText(month: string): string {
  const [year, number] = split(month)
  return `${String(year)}年${String(number)}月`
}

/** Formats a day of the week: 周五 for `'2026-12-18'`. */
export const weekdayText = (day: string): string => `周${'日一二三四五六'.charAt(new Date(day).getUTCDay())}`
