import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'

/** An address that no page of the portal has. Links to addresses that the city names are written as links to it. */
export const Route = createFileRoute('/_default/$')({
  validateSearch: v.object({ id: v.optional(v.string()) }),
  params: {
    parse(): { _splat: string } {
      // eslint-disable-next-line typescript/only-throw-error -- the router's own way to say 404
      throw notFound()
    },
  },
})
