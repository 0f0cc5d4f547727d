import { kindIcons } from '#blocks/own/icons.ts'
import { iconPaths } from '#ui/Icon.tsx'

/** Groups of the user space's sidebar, in order. */
const groupNames = ['企业', '申报', '供需与服务', '我的'] as const
type GroupName = (typeof groupNames)[number]

/** Group and icon (stroke path on a 24 × 24 grid) of each entry. */
const places: Readonly<Record<string, { group: GroupName; icon: string }>> = {
  '/user/relation': { group: '企业', icon: iconPaths.building },
  '/user/match-report': { group: '企业', icon: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6' },
  '/user/my-declare': { group: '申报', icon: 'M6 3h9l4 4v14H6zM15 3v4h4M9.5 14l2 2 3.5-4' },
  '/user/my-appeal': { group: '申报', icon: 'M4 10v4h3l8 4V6l-8 4zM18 9.5a4 4 0 0 1 0 5M8 14v5h3v-3.5' },
  '/user/my-market': { group: '供需与服务', icon: kindIcons.listing },
  '/user/my-demand': { group: '供需与服务', icon: kindIcons.demand },
  '/user/my-supply': { group: '供需与服务', icon: kindIcons.supply },
  '/user/collect?kind=enquiry': { group: '供需与服务', icon: iconPaths.chat },
  '/user/my-product': { group: '供需与服务', icon: kindIcons.product },
  '/user/my-provider': { group: '供需与服务', icon: kindIcons.provider },
  '/user/collect': { group: '我的', icon: 'M12 4l2.5 5.2 5.5.7-4 3.9 1 5.6-5-2.8-5 2.8 1-5.6-4-3.9 5.5-.7z' },
  '/user/activity': { group: '我的', icon: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8M8 14h3' },
  '/user/changePassword': { group: '我的', icon: iconPaths.person },
  '/user/message': { group: '我的', icon: iconPaths.bell },
  '/user/outbox': { group: '我的', icon: iconPaths.upload },
  '/user/device': { group: '我的', icon: 'M7 3h10v18H7zM11 18h2' },
}

/** Icon of an entry that only the city names. */
const OTHER = iconPaths.list

/**
 * Returns the entries of the sidebar in groups, in each in the given order; entries that only the city names stand in
 * 我的. Groups without entries are left out.
 */
export function grouped<One extends { path: string }>(entries: readonly One[]) {
  const placed = entries.map((entry) => ({
    entry,
    ...(places[entry.path] ?? { group: '我的', icon: OTHER }),
  }))
  return groupNames
    .map((name) => ({ name, entries: placed.filter(({ group }) => group === name) }))
    .filter((one) => one.entries.length > 0)
}
