import type { AnyRoute, AnyRouter, StaticDataRouteOption } from '@tanstack/react-router'
import { addressSource } from '#lib/route-patterns.ts'

interface Page {
  /** Pattern of its addresses: `/policy/decode/$id`. */
  path: string
  staticData: StaticDataRouteOption
}

/** Returns the pages of a portal, except the one for unknown addresses. */
export const pagesIn = (router: AnyRouter): Page[] =>
  Object.entries(router.routesByPath as Record<string, AnyRoute>).flatMap(([path, route]) => {
    const { staticData = {} } = route.options as { staticData?: StaticDataRouteOption }
    return path === '/$' ? [] : { path, staticData }
  })

/**
 * Returns the addresses that have a page, path and query, as regular expressions for the host of the build.
 */
export const pagesOf = (router: AnyRouter): string[] =>
  pagesIn(router).map(({ path, staticData }) => addressSource(path, staticData))
