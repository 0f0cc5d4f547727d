/** An entry of a menu as the city tells it: its address, whole or from its parent on. */
interface MenuNode {
  menuHref: string
  menuName: string
  children?: readonly MenuNode[]
}

/** An entry with its full path; a group has entries below it. */
interface PlacedNode {
  name: string
  fullPath: string
  isGroup: boolean
}

/** Begins with a slash or a scheme: it stands by itself. */
const isWhole = (href: string) => /^(\/|[a-z][a-z\d+.-]*:)/i.test(href)

/**
 * The entries of a menu in its order, children behind their parent, each with its full path (specification, section 3):
 * the address of its parent and its own, unless its own is whole.
 */
export function fullPaths(menus: readonly MenuNode[], parent = ''): PlacedNode[] {
  return menus.flatMap(({ menuHref, menuName, children = [] }) => {
    const href = menuHref.trim()
    const joined = isWhole(href) ? href : `${parent}/${href.replace(/^(\.?\/)+/, '')}`
    const fullPath = joined.replace(/(?<=.)\/+$/, '')
    return [
      { name: menuName, fullPath, isGroup: children.length > 0 },
      ...fullPaths(children, fullPath === '/' ? '' : fullPath),
    ]
  })
}
