import { linkOptions } from '@tanstack/react-router'

/** The menu bar: what an entry says, where it leads, and the beginnings of the paths that belong to it. */
export const menu = [
  { label: '首页', link: linkOptions({ to: '/' }), paths: ['/'] },
  { label: '今日申报', link: linkOptions({ to: '/policy/apply' }), paths: ['/policy', '/declare'] },
]

/** The user space's sidebar. */
export const userMenu = [
  { label: '我的申报', link: linkOptions({ to: '/user/my-declare' }), paths: ['/user/my-declare'] },
  { label: '待上传', link: linkOptions({ to: '/user/outbox' }), paths: ['/user/outbox'] },
]

/** Pages that light up no entry of the menu bar (specification, section 2). */
const unlit = ['/aboutus', '/general-search', '/user', '/poster']

const within = (path: string, start: string) =>
  start === '/' || path === start || path.startsWith(`${start}/`)

/** The entry that the current path belongs to; the last that matches wins (specification, section 2). */
export function activeEntry<E extends { paths: string[] }>(entries: E[], path: string): E | undefined {
  return entries.findLast(({ paths }) => paths.some((start) => within(path, start)))
}

/** The same for the menu bar, which some pages leave dark. */
export function litEntry(path: string) {
  return unlit.some((start) => within(path, start)) ? undefined : activeEntry(menu, path)
}
