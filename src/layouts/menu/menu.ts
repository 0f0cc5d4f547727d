import { linkOptions } from '@tanstack/react-router'
import type { bannerPositions } from '#api/banner.ts'
import type { IconName } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import type { Crumb } from '#ui/Page.tsx'

/** One entry of the menu: the full path that it stands for, and where it leads. */
export interface Entry {
  label: string
  /** The address that it stands for; it is active on it and below. */
  path: string
  link: Target
}

/** One entry of the menu bar. */
export interface MenuEntry extends Entry {
  /** An address outside the portal that the entry itself leads to; its children are ours. */
  site?: string
  children: Entry[]
  /** Whose banner stands over its pages. */
  banner: (typeof bannerPositions)[number]
  /** Not in the menu bar; but its pages have their banner. */
  hidden?: boolean
  /** In the phone's bottom bar: how it is called there, its picture, and where it leads if not to the entry itself. */
  bar?: { label: string; icon: IconName; link?: Target }
}

const calculate: Entry = {
  label: '政策计算',
  path: '/policy/calculate',
  link: linkOptions({ to: '/policy/calculate' }),
}
const today: Entry = { label: '今日申报', path: '/policy/apply', link: linkOptions({ to: '/policy/apply' }) }

/**
 * The menu as the table of the specification's section 2. Menu bar, sub-menu, banner, the way to a page, drawer and
 * bottom bar all follow from it.
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

/** Pages that light up no entry of the menu bar (specification, section 2). */
const unlit = ['/aboutus', '/general-search', '/user', '/poster']

/** A prefix by whole segments: `/policy` does not begin `/policyholder`. Home is a prefix of nothing but itself. */
const within = (path: string, start: string) =>
  path === start || (start !== '/' && path.startsWith(`${start}/`))

/** The entry whose full path is a prefix of the current one; the last match wins. */
export function activeEntry<E extends { path: string }>(entries: readonly E[], path: string): E | undefined {
  return entries.findLast((entry) => within(path, entry.path))
}

/** Every entry of the menu in its order, children behind their parent. */
const all: (Entry & { top: MenuEntry })[] = menu.flatMap((top) => [
  { ...top, top },
  ...top.children.map((child) => ({ ...child, top })),
])

/** The addresses that the menu leads to. */
export const menuPaths: readonly string[] = [...new Set(all.map(({ path }) => path))]

/**
 * The full path that is active: of the last entry that is a prefix of the current path; without one the current path
 * itself; '' on the pages that light up nothing (specification, section 2).
 */
export function activePath(path: string): string {
  if (unlit.some((start) => within(path, start))) return ''
  return activeEntry(all, path)?.path ?? path
}

/** The menu bar's entry that a path belongs to, lit or not; undefined outside the menu. */
export const topEntry = (path: string): MenuEntry | undefined => activeEntry(all, path)?.top

/** The menu bar's entry that is highlighted on a path. */
export const litEntry = (path: string): MenuEntry | undefined =>
  activePath(path) ? topEntry(path) : undefined

/** The way to a page of the menu, itself left out: `Page` adds it. Above a deeper page its entry is the last step. */
export function crumbsTo(path: string): Crumb[] {
  const [home] = menu
  const top = topEntry(path)
  if (!top || top === home) return path === '/' ? [] : [crumb(home!)]
  const child = activeEntry(top.children, path)
  const isTop = child?.label === top.label
  const way = [home!, top, ...(child && !isTop ? [child] : [])]
  const here = isTop && child.path === path ? top.path : path
  return way.filter((entry) => entry.path !== here).map(crumb)
}

const crumb = ({ label, link }: Entry): Crumb => ({ label, link })
