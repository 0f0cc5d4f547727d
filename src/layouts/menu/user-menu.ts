import { linkOptions } from '@tanstack/react-router'
import type { UserInfo } from '#api/session.ts'
import { fullPaths } from '#lib/full-paths.ts'
import { safeHref } from '#lib/safe-href.ts'
import type { Entry } from './menu.ts'

/** Entry of the user space's sidebar; some are for service providers only. */
interface UserEntry extends Entry {
  providersOnly?: boolean
  /** Entry about this device, unknown to the city. */
  onDevice?: boolean
  /** Entry unknown to the city, with the path of the entry below which it stands. */
  below?: string
}

/** Entries of the user space as listed in the specification's section 2, 我的咨询, and entries about the device. */
const entries: UserEntry[] = [
  { label: '关联企业', path: '/user/relation', link: linkOptions({ to: '/user/relation' }) },
  { label: '政策计算报告', path: '/user/match-report', link: linkOptions({ to: '/user/match-report' }) },
  { label: '工业产品', path: '/user/my-market', link: linkOptions({ to: '/user/my-market' }) },
  { label: '我的申报', path: '/user/my-declare', link: linkOptions({ to: '/user/my-declare' }) },
  { label: '我的收藏', path: '/user/collect', link: linkOptions({ to: '/user/collect' }) },
  { label: '我的活动', path: '/user/activity', link: linkOptions({ to: '/user/activity' }) },
  { label: '我的诉求', path: '/user/my-appeal', link: linkOptions({ to: '/user/my-appeal' }) },
  { label: '我的需求', path: '/user/my-demand', link: linkOptions({ to: '/user/my-demand' }) },
  { label: '我的供给', path: '/user/my-supply', link: linkOptions({ to: '/user/my-supply' }) },
  {
    label: '我的咨询',
    // The enquiries to service providers, at the address of the favourites.
    path: '/user/collect?kind=enquiry',
    link: linkOptions({ to: '/user/collect', search: { kind: 'enquiry' } }),
    below: '/user/my-supply',
  },
  {
    label: '我的产品',
    path: '/user/my-product',
    link: linkOptions({ to: '/user/my-product' }),
    providersOnly: true,
  },
  {
    label: '我的机构',
    path: '/user/my-provider',
    link: linkOptions({ to: '/user/my-provider' }),
    providersOnly: true,
  },
  { label: '我的信息', path: '/user/changePassword', link: linkOptions({ to: '/user/changePassword' }) },
  { label: '消息中心', path: '/user/message', link: linkOptions({ to: '/user/message' }) },
  { label: '待上传', path: '/user/outbox', link: linkOptions({ to: '/user/outbox' }), onDevice: true },
  { label: '本机存储', path: '/user/device', link: linkOptions({ to: '/user/device' }), onDevice: true },
]

/**
 * Returns the sidebar of a member: the entries that the city's `menus` name, in their order, and the device entries;
 * all entries if they name none of these. A path outside the list is linked with the city's label if it belongs to the
 * portal.
 */
export function userMenu(user: Pick<UserInfo, 'memberType' | 'menus'> | undefined): UserEntry[] {
  const isOpen = ({ providersOnly }: UserEntry) => !providersOnly || user?.memberType === 'service_provider'
  const all = entries.filter(isOpen)
  const named = fullPaths(user?.menus ?? [])
  if (!all.some(({ path }) => named.some(({ fullPath }) => fullPath === path))) return all
  const chosen = new Map<string, UserEntry>()
  for (const { name, fullPath, isGroup } of named) {
    const known = entries.find(({ path }) => path === fullPath)
    const entry = known ?? (isGroup ? undefined : ownEntry(name, fullPath))
    if (entry && isOpen(entry)) chosen.set(fullPath, entry)
    for (const ours of all) if (ours.below === fullPath) chosen.set(ours.path, ours)
  }
  for (const entry of all) if (entry.onDevice) chosen.set(entry.path, entry)
  return [...chosen.values()]
}

/** Returns an entry that only the city names; undefined if its path is not one of the portal. */
function ownEntry(label: string, path: string): UserEntry | undefined {
  if (!safeHref(path)?.startsWith('/') || /[?#]/.test(path)) return undefined
  return { label, path, link: linkOptions({ to: '/$', params: { _splat: path.slice(1) } }) }
}
