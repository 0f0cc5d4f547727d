import { linkOptions } from '@tanstack/react-router'

/**
 * Addresses of the specification whose pages are still being built, with the name of their area. Whoever builds one
 * takes its line away and links to the route itself.
 */
export const planned = {
  '/professional-services': '专业服务',
  '/medium': '专业服务超市',
  '/user/my-product': '我的产品',
  '/user/my-provider': '我的机构',
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
