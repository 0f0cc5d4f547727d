import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'

/**
 * Returns the link to a path of the portal, with its search parameters. Uses the catch-all route, which can express any
 * path; the router then opens the route that matches.
 */
export function pathLink(path: string): Target {
  const { pathname, searchParams } = new URL(path, 'https://portal.invalid')
  return linkOptions({
    to: '/$',
    params: { _splat: decodeURIComponent(pathname.slice(1)) },
    search: Object.fromEntries(searchParams),
  })
}
