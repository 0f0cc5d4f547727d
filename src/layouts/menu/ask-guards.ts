import { notFound, type StaticDataRouteOption } from '@tanstack/react-router'
import type { Opening } from './opening.ts'

/**
 * Runs as `beforeLoad` of the outermost layout: rejects an invalid page address (`only`, `needs`), and runs the guards
 * that the routes name in their `staticData`. A missing page shows 404 without asking to sign in. Visitors of open
 * pages load no guard.
 * @throws the router's 404, and errors of {@link ./guards.ts}
 */
export function askGuards({ location, matches }: Opening): Promise<void> | undefined {
  if (matches.some(({ paramsError, searchError }) => paramsError ?? searchError)) return
  for (const { staticData } of matches) {
    // oxlint-disable-next-line typescript/only-throw-error -- the router signals 404 by throwing this object
    if (!isComplete(staticData, location)) throw notFound()
  }
  const names = matches.flatMap(({ staticData }) => staticData.guards ?? [])
  if (names.length) return import('./guards.ts').then(({ runGuards }) => runGuards(names, location))
}

/**
 * Returns true if an address has all parts that its page needs. The server of the build applies the same rule
 * (`addressSource`).
 */
const isComplete = (
  { only, needs }: StaticDataRouteOption,
  { pathname, search }: Opening['location'],
): boolean =>
  (!only || new RegExp(`/(${only})/?$`).test(pathname)) &&
  (!needs || needs.some((name) => (search as Record<string, unknown>)[name]))
