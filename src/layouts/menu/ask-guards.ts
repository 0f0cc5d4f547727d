import type { Opening } from './opening.ts'

/**
 * `beforeLoad` of the outermost layout: asks the guards that the routes of a page name in their `staticData`. A page
 * that is not there asks nobody to sign in: it says 404. Visitors of open pages load no guard.
 * @throws what {@link ./guards.ts} throws
 */
export function askGuards({ location, matches }: Opening): Promise<void> | undefined {
  if (matches.some(({ paramsError, searchError }) => paramsError ?? searchError)) return
  const names = matches.flatMap(({ staticData }) => staticData.guards ?? [])
  if (names.length) return import('./guards.ts').then(({ passGuards }) => passGuards(names, location))
}
