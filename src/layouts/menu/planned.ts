import { linkOptions } from '@tanstack/react-router'

/**
 * Addresses of the specification whose pages are still being built, with the name of their area. Whoever builds one
 * takes its line away and links to the route itself.
 */
export const planned = {
  '/roadshow': '活动路演',
  '/user/activity': '我的活动',
} as const

type Planned = keyof typeof planned

/** A link to a page that is still being built, or to one below it. */
export const plannedLink = (path: Planned | `${Planned}/${string}`, search: { id?: string } = {}) =>
  linkOptions({ to: '/$', params: { _splat: path.slice(1) }, search })

/** The name of the area that an address belongs to whose pages are still being built; undefined for any other. */
export function plannedArea(path: string): string | undefined {
  const found = Object.entries(planned).find(([start]) => path === start || path.startsWith(`${start}/`))
  return found?.[1]
}
