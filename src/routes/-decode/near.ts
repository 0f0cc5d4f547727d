/** What stands before and after one of a list; undefined at its ends, and both where it is not in it. */
export function neighboursOf<T extends { id: string }>(
  list: readonly T[],
  id: string,
): { before: T | undefined; after: T | undefined } {
  const at = list.findIndex((one) => one.id === id)
  return at < 0 ? { before: undefined, after: undefined } : { before: list[at - 1], after: list[at + 1] }
}

/** Pairs of neighbouring characters: enough to tell how much two Chinese titles have in common. */
const pairs = (text: string) => new Set([...text].slice(1).map((char, at) => `${[...text][at] ?? ''}${char}`))

/** The `count` whose policy's title has most in common with that of `one`, itself left out; the newer first among equals. */
export function likeThis<T extends { id: string; policyTitle: string }>(
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
