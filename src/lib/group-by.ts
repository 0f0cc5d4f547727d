/**
 * Groups items by a key, in the order of the first occurrence of each key. Replaces Map.groupBy, which not
 * every supported browser has.
 */
export function groupBy<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of list) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}
