import type { DeclarationBrief } from '#api/declaration.ts'
import { cityNow } from '#lib/clock.ts'
import { dayText } from '#lib/dates.ts'
import { type Window, windowOf } from '#rules/window.ts'

/** How much there is to do of one kind, and until when the first of it. */
export interface Due {
  count: number
  /** The earliest day on which something ends, ISO; missing where nothing does. */
  first?: string
}

/** The earlier of two times, where either may be missing. */
const earliest = (times: (string | undefined)[]): { first?: string } => {
  const [first] = times.filter((time) => time !== undefined).sort()
  return first === undefined ? {} : { first }
}

/** Favourites whose window closes in 7 days or less, as of `now` (ms): what was kept days ago counts anew. */
export function closingSoon(favourites: readonly Window[], now: number): Due {
  const closing = favourites.filter((one) => windowOf(one, now).state === '即将截止')
  return { count: closing.length, ...earliest(closing.map((one) => one.applyEnd)) }
}

/** Declarations that were sent back to be corrected, of `total` at the city. */
export const corrections = (returned: readonly Pick<DeclarationBrief, 'dueDate'>[], total: number): Due => ({
  count: total,
  ...earliest(returned.map((one) => one.dueDate)),
})

/** 最早 11月27日 截止, or how long it has been over. */
export function dueText({ first }: Due, now = cityNow()): string | undefined {
  if (first === undefined) return undefined
  return Date.parse(first) < now ? `${dayText(first)} 已到期` : `最早 ${dayText(first)} 截止`
}
