import type { AnyRouter } from '@tanstack/react-router'
import { addressSource } from '#lib/route-patterns.ts'

/** Returns the addresses that have a page, path and query, as regular expressions: for whoever serves the build. */
export const pagesOf = (router: AnyRouter): string[] =>
  Object.entries(router.routesByPath as Record<string, AnyRouter['routeTree']>).flatMap(
    ([path, { options }]) => (path === '/$' ? [] : addressSource(path, options.staticData)),
  )
