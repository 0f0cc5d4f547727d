import type { StaticDataRouteOption } from '@tanstack/react-router'

/** The guards that a route may name. */
export type GuardName = 'member' | 'provider'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Guards of the route, asked in this order before its page opens. */
    guards?: readonly GuardName[]
  }
}

/** A page that is about to open. */
export interface Opening {
  location: { href: string; pathname: string }
  matches: readonly { staticData: StaticDataRouteOption; paramsError?: unknown; searchError?: unknown }[]
}
