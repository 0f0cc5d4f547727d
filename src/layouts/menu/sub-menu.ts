import { linkOptions } from '@tanstack/react-router'
import { type Entry, type MenuEntry, within } from './menu.ts'

/** Entry of an area's sub-menu, with the paths of its deeper pages that its own path does not cover. */
interface SubEntry extends Entry {
  further?: readonly string[]
}

/** Entries of 专业服务 and its supermarket, for which the specification's menu names none. */
const services: readonly SubEntry[] = [
  { label: '服务首页', path: '/professional-services', link: linkOptions({ to: '/professional-services' }) },
  {
    label: '服务产品',
    path: '/professional-services/product-list',
    link: linkOptions({ to: '/professional-services/product-list' }),
    further: [
      '/professional-services/detail',
      '/professional-services/compare',
      '/professional-services/product-service',
    ],
  },
  {
    label: '服务机构',
    path: '/professional-services/list',
    link: linkOptions({ to: '/professional-services/list' }),
    further: ['/professional-services/organ-detail'],
  },
  {
    label: '服务大厅',
    path: '/professional-services/sh-list',
    link: linkOptions({ to: '/professional-services/sh-list' }),
  },
  { label: '服务超市', path: '/medium', link: linkOptions({ to: '/medium' }) },
]

/** Returns the sub-menu of an area; empty if it has none. */
export const subMenuOf = ({ banner, children }: MenuEntry): readonly SubEntry[] =>
  banner === '专业服务' || banner === '服务超市' ? services : children

/** Returns the entry of a sub-menu to which a page belongs, however deep it is. */
export const subEntry = (entries: readonly SubEntry[], path: string): SubEntry | undefined =>
  entries.findLast((entry) => [entry.path, ...(entry.further ?? [])].some((start) => within(path, start)))
