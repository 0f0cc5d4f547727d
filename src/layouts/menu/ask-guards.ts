import { notFound, type StaticDataRouteOption } from '@tanstack/react-router'
import type { Opening } from './opening.ts'

/**
 * `beforeLoad` of the outermost layout: refuses an address that its page makes no sense of (`only`, `needs`), and asks the
 * guards that the routes name in their `staticData`. A page that is not there asks nobody to sign in: it says 404.
 * Visitors of open pages load no guard.
 * @throws the router's word for 404, and what {@link ./guards.ts} throws
 */
export function askGuards({ location, matches }: Opening): Promise<void> | undefined {
  if (matches.some(({ paramsError, searchError }) => paramsError ?? searchError)) return
  for (const { staticData } of matches) {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say 404
    if (!isWhole(staticData, location)) throw notFound()
  }
  const names = matches.flatMap(({ staticData }) => staticData.guards ?? [])
  if (names.length) return import('./guards.ts').then(({ passGuards }) => passGuards(names, location))
}

/** True where an address has all that its page needs. Whoever serves the build asks the same (`addressSource`). */
const isWhole = (
  { only, needs }: StaticDataRouteOption,
  { pathname, search }: Opening['location'],
): boolean =>
  (!only || new RegExp(`/(${only})/?$`).test(pathname)) &&
  (!needs || needs.some((name) => (search as Record<string, unknown>)[name]))
