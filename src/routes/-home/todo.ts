import type { DeclarationBrief } from '#api/declaration.ts'
import { cityNow } from '#lib/clock.ts'
import { dayText } from '#lib/dates.ts'
import { type Window, windowOf } from '#rules/window.ts'

/** Number of tasks of one kind, with the earliest deadline. */
export interface Due {
  count: number
  /** Earliest deadline, ISO; undefined if none has one. */
  first?: string
}

/** Returns the earliest of the given times. */
const earliest = (times: (string | undefined)[]): { first?: string } => {
  const [first] = times.filter((time) => time !== undefined).sort()
  return first === undefined ? {} : { first }
}

/**
 * Returns the favourites whose window closes within 7 days of `now` (milliseconds), so that rows cached days ago are
 * judged anew.
 */
export function closingSoon(favourites: readonly Window[], now: number): Due {
  const closing = favourites.filter((one) => windowOf(one, now).state === '即将截止')
  return { count: closing.length, ...earliest(closing.map((one) => one.applyEnd)) }
}

/** Returns the declarations returned for correction, of which the city has `total`. */
export const corrections = (returned: readonly Pick<DeclarationBrief, 'dueDate'>[], total: number): Due => ({
  count: total,
  ...earliest(returned.map((one) => one.dueDate)),
})

/** Returns the earliest deadline, or that it has passed: 最早 11月27日 截止, 11月20日 已到期. */
export function dueText({ first }: Due, now = cityNow()): string | undefined {
  if (first === undefined) return undefined
  return Date.parse(first) < now ? `${dayText(first)} 已到期` : `最早 ${dayText(first)} 截止`
}
