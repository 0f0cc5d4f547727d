import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'

/**
 * Catch-all route: answers 404 for an address that no page of the portal has. Links to addresses that the
 * city names use the pattern of this route.
 */
export const Route = createFileRoute('/_default/$')({
  validateSearch: v.object({ id: v.optional(v.string()) }),
  params: {
    parse(): { _splat: string } {
      // eslint-disable-next-line typescript/only-throw-error -- the router's own way to say 404
      throw notFound()
    },
  },
})
