/**
 * The patterns of a portal's addresses, from the text of TanStack Router's list (`routeTree.gen.ts`): each once, without a
 * slash at its end, and without `/$`, which takes in what no other knows.
 */
export function routePatterns(tree: string): string[] {
  const list = tree.split('  fullPaths:')[1]?.split('  fileRoutesByTo')[0] ?? ''
  const all = [...list.matchAll(/\| '([^']+)'/g)].map(([, path]) => path!.replace(/(.)\/$/, '$1'))
  return [...new Set(all)].filter((path) => path !== '/$')
}

/**
 * The addresses of a pattern as the source of a regular expression, which other programs can read too. Letters may be of
 * either case, as the router has it.
 */
export function addressSource(pattern: string): string {
  const parts = pattern
    .split('/')
    .slice(1)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('{-$')
        ? '(/[^/]+)?'
        : part.startsWith('$')
          ? '/[^/]+'
          : `/${part.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`)}`,
    )
  return `^${parts.join('')}/?$`
}
