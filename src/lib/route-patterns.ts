/**
 * Returns the patterns of a portal's addresses, from the text of TanStack Router's list (`routeTree.gen.ts`):
 * each once, without a trailing slash, and without `/$`, which matches all unknown addresses.
 */
export function routePatterns(tree: string): string[] {
  const list = tree.split('  fullPaths:')[1]?.split('  fileRoutesByTo')[0] ?? ''
  const all = [...list.matchAll(/\| '([^']+)'/g)].map(([, path]) => path!.replace(/(.)\/$/, '$1'))
  return [...new Set(all)].filter((path) => path !== '/$')
}

/** Conditions for a valid address besides its pattern. */
interface AddressConditions {
  /** Regular expression for the parameters of the path, which are its last parts; any value unless given. */
  only?: string
  /** Search parameters, one of which must be present. */
  needs?: readonly string[]
}

/**
 * Returns the source of a regular expression for the addresses of a pattern, path and query; other programs
 * can read it, too. To be matched without regard to case, as the router does.
 */
export function addressSource(pattern: string, { only, needs }: AddressConditions = {}): string {
  const parts = pattern.split('/').slice(1).filter(Boolean)
  const fixed = parts.filter((part) => !only || !isParameter(part)).map(partSource)
  const path = `^${fixed.join('')}${only ? `/(${only})` : ''}/?`
  return `${path}${needs ? String.raw`\?(.*&)?(${needs.join('|')})=[^&]` : String.raw`(\?|$)`}`
}

/** Returns true for a parameter of a pattern. */
const isParameter = (part: string) => /^(\{-)?\$/.test(part)

function partSource(part: string): string {
  if (!isParameter(part)) return `/${part.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`)}`
  return part.startsWith('{') ? '(/[^/?]+)?' : '/[^/?]+'
}
