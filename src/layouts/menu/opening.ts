import type { StaticDataRouteOption } from '@tanstack/react-router'

/** The guards that a route may name. */
export type GuardName = 'member' | 'provider'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Guards of the route, asked in this order before its page opens. */
    guards?: readonly GuardName[]
    /** Says what may stand in the open parts of the address, as a regular expression; anything unless given. */
    only?: string
    /** Parameters of the address of which one must be there, for a page of one record: its `id`. */
    needs?: readonly string[]
  }
}

/** A page that is about to open. */
export interface Opening {
  location: { href: string; pathname: string; search: object }
  matches: readonly { staticData: StaticDataRouteOption; paramsError?: unknown; searchError?: unknown }[]
}
