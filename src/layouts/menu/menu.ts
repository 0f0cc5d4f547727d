import { linkOptions } from '@tanstack/react-router'
import type { bannerPositions } from '#api/banner.ts'
import type { IconName } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import type { Crumb } from '#ui/Page.tsx'

/** Entry of a menu: label, path and link. */
export interface Entry {
  label: string
  /** Full path of the entry; it is active on this path and below. */
  path: string
  link: Target
}

/** Entry of the menu bar. */
export interface MenuEntry extends Entry {
  /** URL outside the portal to which the entry itself leads; its children belong to the portal. */
  site?: string
  children: Entry[]
  /** Position of the banner shown on its pages. */
  banner: (typeof bannerPositions)[number]
  /** Hidden in the menu bar, although its pages have their banner. */
  hidden?: boolean
  /** Entry in a phone's bottom bar: label, icon, and link if it differs from the entry's own. */
  bar?: { label: string; icon: IconName; link?: Target }
}

const calculate: Entry = {
  label: '政策计算',
  path: '/policy/calculate',
  link: linkOptions({ to: '/policy/calculate' }),
}
const today: Entry = { label: '今日申报', path: '/policy/apply', link: linkOptions({ to: '/policy/apply' }) }

/**
 * Menu as listed in the specification's section 2, the source of menu bar, sub-menu, banner, breadcrumbs, drawer and
 * bottom bar.
 */
export const menu: MenuEntry[] = [
  {
    label: '首页',
    path: '/',
    link: linkOptions({ to: '/' }),
    children: [],
    banner: '首页',
    bar: { label: '首页', icon: 'home' },
  },
  {
    label: '政策计算',
    path: '/policy/calculate',
    link: calculate.link,
    banner: '政策',
    bar: { label: '政策', icon: 'list', link: today.link },
    children: [
      calculate,
      today,
      { label: '政策搜索', path: '/policy/search', link: linkOptions({ to: '/policy/search' }) },
      { label: '政策解读', path: '/policy/decode', link: linkOptions({ to: '/policy/decode' }) },
      { label: '政策订阅', path: '/policy/subcribe', link: linkOptions({ to: '/policy/subcribe' }) },
    ],
  },
  {
    label: '项目申报',
    path: '/declare',
    link: linkOptions({ to: '/declare/apply' }),
    ...(__GOV_SITE__ ? { site: __GOV_SITE__ } : {}),
    banner: '申报',
    bar: { label: '申报', icon: 'pen', link: linkOptions({ to: '/user/my-declare' }) },
    children: [
      { label: '项目申报', path: '/declare/apply', link: linkOptions({ to: '/declare/apply' }) },
      { label: '免申即享', path: '/declare/no-apply', link: linkOptions({ to: '/declare/no-apply' }) },
      { label: '项目公示', path: '/declare/public', link: linkOptions({ to: '/declare/public' }) },
    ],
  },
  {
    label: '我要诉求',
    path: '/appeal/demand',
    link: linkOptions({ to: '/appeal/demand' }),
    banner: '诉求',
    bar: { label: '诉求', icon: 'phone' },
    children: [
      { label: '我要诉求', path: '/appeal/demand', link: linkOptions({ to: '/appeal/demand' }) },
      { label: '常见问题', path: '/appeal/FAQ-list', link: linkOptions({ to: '/appeal/FAQ-list' }) },
    ],
  },
  {
    label: '活动路演',
    path: '/roadshow',
    link: linkOptions({ to: '/roadshow' }),
    children: [],
    banner: '活动',
  },
  {
    label: '工业品市场',
    path: '/market',
    link: linkOptions({ to: '/market' }),
    children: [],
    banner: '工业品市场',
  },
  {
    label: '专业服务',
    path: '/professional-services',
    link: linkOptions({ to: '/professional-services' }),
    children: [],
    banner: '专业服务',
  },
  {
    label: '专业服务超市',
    path: '/medium',
    link: linkOptions({ to: '/medium' }),
    children: [],
    banner: '服务超市',
    hidden: true,
  },
]

/** Pages that highlight no entry of the menu bar (specification, section 2). */
const unhighlighted = ['/aboutus', '/general-search', '/user', '/poster']

/** Tests a prefix by whole segments: `/policy` is no prefix of `/policyholder`. Home is a prefix only of itself. */
export const within = (path: string, start: string) =>
  path === start || (start !== '/' && path.startsWith(`${start}/`))

/** Returns the last entry whose full path is a prefix of the current one. */
export function activeEntry<E extends { path: string }>(entries: readonly E[], path: string): E | undefined {
  return entries.findLast((entry) => within(path, entry.path))
}

/** All entries of the menu in order, children after their parent. */
const all: (Entry & { top: MenuEntry })[] = menu.flatMap((top) => [
  { ...top, top },
  ...top.children.map((child) => ({ ...child, top })),
])

/** Paths of all menu entries. */
export const menuPaths: readonly string[] = [...new Set(all.map(({ path }) => path))]

/**
 * Returns the active full path: of the last entry that is a prefix of the current path; without one the current path
 * itself; '' on pages that highlight nothing (specification, section 2).
 */
export function activePath(path: string): string {
  if (unhighlighted.some((start) => within(path, start))) return ''
  return activeEntry(all, path)?.path ?? path
}

/** Returns the menu bar's entry of a path, highlighted or not; undefined outside the menu. */
export const topEntry = (path: string): MenuEntry | undefined => activeEntry(all, path)?.top

/** Returns the menu bar's entry that is highlighted on a path. */
export const highlightedEntry = (path: string): MenuEntry | undefined =>
  activePath(path) ? topEntry(path) : undefined

/**
 * Returns the breadcrumbs above a page, without the page itself, which `Page` adds. The last breadcrumb of a page below
 * a menu entry is that entry.
 */
export function crumbsTo(path: string): Crumb[] {
  const [home] = menu
  const top = topEntry(path)
  if (!top || top === home) return path === '/' ? [] : [crumb(home!)]
  const child = activeEntry(top.children, path)
  const isTop = child?.label === top.label
  const trail = [home!, top, ...(child && !isTop ? [child] : [])]
  const here = isTop && child.path === path ? top.path : path
  return trail.filter((entry) => entry.path !== here).map(crumb)
}

const crumb = ({ label, link }: Entry): Crumb => ({ label, link })
