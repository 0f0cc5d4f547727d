/** Menu entry as the city sends it, with an absolute address or one relative to its parent. */
interface MenuNode {
  menuHref: string
  menuName: string
  children?: readonly MenuNode[]
}

/** Menu entry with its full path; a group has children. */
interface PlacedNode {
  name: string
  fullPath: string
  isGroup: boolean
}

/** Returns true for an absolute address: one with a leading slash or a scheme. */
const isAbsolute = (href: string) => /^(\/|[a-z][a-z\d+.-]*:)/i.test(href)

/**
 * Flattens a menu in its order, children after their parent, each with its full path (specification, section
 * 3): the address of its parent and its own, unless its own is absolute.
 */
export function fullPaths(menus: readonly MenuNode[], parent = ''): PlacedNode[] {
  return menus.flatMap(({ menuHref, menuName, children = [] }) => {
    const href = menuHref.trim()
    const joined = isAbsolute(href) ? href : `${parent}/${href.replace(/^(\.?\/)+/, '')}`
    const fullPath = joined.replace(/(?<=.)\/+$/, '')
    return [
      { name: menuName, fullPath, isGroup: children.length > 0 },
      ...fullPaths(children, fullPath === '/' ? '' : fullPath),
    ]
  })
}
