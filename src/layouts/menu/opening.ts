import type { StaticDataRouteOption } from '@tanstack/react-router'

/** Names of guards that a route may require. */
export type GuardName = 'member' | 'provider'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Guards of the route, run in this order before its page opens. */
    guards?: readonly GuardName[]
    /** Regular expression for the variable parts of the path; anything is allowed if absent. */
    only?: string
    /** Search parameters of which at least one is required, for a page of one record: its `id`. */
    needs?: readonly string[]
  }
}

/** Page about to open. */
export interface Opening {
  location: { href: string; pathname: string; search: object }
  matches: readonly { staticData: StaticDataRouteOption; paramsError?: unknown; searchError?: unknown }[]
}
