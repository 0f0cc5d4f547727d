/**
 * The patterns of a portal's addresses, from the text of TanStack Router's list (`routeTree.gen.ts`): each once, without a
 * slash at its end, and without `/$`, which takes in what no other knows.
 */
export function routePatterns(tree: string): string[] {
  const list = tree.split('  fullPaths:')[1]?.split('  fileRoutesByTo')[0] ?? ''
  const all = [...list.matchAll(/\| '([^']+)'/g)].map(([, path]) => path!.replace(/(.)\/$/, '$1'))
  return [...new Set(all)].filter((path) => path !== '/$')
}

/** Says what an address must have besides its pattern for its page to make sense of it. */
interface Wanted {
  /** Says what may stand in the open parts of the path, which are its last, as a regular expression; anything unless given. */
  only?: string
  /** Parameters of which one must be there. */
  needs?: readonly string[]
}

/**
 * Returns the addresses of a pattern, path and query, as the source of a regular expression, which other programs can read
 * too. Letters may be of either case, as the router has it.
 */
export function addressSource(pattern: string, { only, needs }: Wanted = {}): string {
  const parts = pattern.split('/').slice(1).filter(Boolean)
  const fixed = parts.filter((part) => !only || !isOpen(part)).map(partSource)
  const path = `^${fixed.join('')}${only ? `/(${only})` : ''}/?`
  return `${path}${needs ? String.raw`\?(.*&)?(${needs.join('|')})=[^&]` : String.raw`(\?|$)`}`
}

/** True for a part of a pattern that an address fills in. */
const isOpen = (part: string) => /^(\{-)?\$/.test(part)

function partSource(part: string): string {
  if (!isOpen(part)) return `/${part.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`)}`
  return part.startsWith('{') ? '(/[^/?]+)?' : '/[^/?]+'
}
