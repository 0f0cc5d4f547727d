import type { StaticDataRouteOption } from '@tanstack/react-router'

/** The guards that a route may name; `planned`: those of the address, where its page is still being built. */
export type GuardName = 'member' | 'provider' | 'planned'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Guards of the route, asked in this order before its page opens. */
    guards?: readonly GuardName[]
  }
}

export interface Opening {
  location: { href: string; pathname: string }
  matches: readonly { staticData: StaticDataRouteOption; paramsError?: unknown; searchError?: unknown }[]
}

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
