/** Returns the items before and after one of a list; undefined at the ends, both undefined if it is not in the list. */
export function neighboursOf<T extends { id: string }>(
  list: readonly T[],
  id: string,
): { before: T | undefined; after: T | undefined } {
  const at = list.findIndex((one) => one.id === id)
  return at < 0 ? { before: undefined, after: undefined } : { before: list[at - 1], after: list[at + 1] }
}

/** Returns the pairs of neighbouring characters, which suffice to compare two Chinese titles. */
const pairs = (text: string) => new Set([...text].slice(1).map((char, at) => `${[...text][at] ?? ''}${char}`))

/**
 * Returns the `count` items whose policy titles are most similar to that of `one`, without itself; equals keep the
 * list's order.
 */
export function mostSimilar<T extends { id: string; policyTitle: string }>(
  list: readonly T[],
  one: Pick<T, 'id' | 'policyTitle'>,
  count: number,
): T[] {
  const own = pairs(one.policyTitle)
  const shared = (other: T) => [...pairs(other.policyTitle)].filter((pair) => own.has(pair)).length
  return list
    .filter(({ id }) => id !== one.id)
    .map((other) => ({ other, weight: shared(other) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ other }) => other)
}
