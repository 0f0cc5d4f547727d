const DEFAULT_SIZE = 10

/** One page of a list, `current` counted from 1, as every list of the contract answers. */
export function pageOf<T>(
  all: T[],
  { current = 1, size = DEFAULT_SIZE }: { current?: number; size?: number },
) {
  const at = Math.max(1, current)
  const length = Math.max(1, size)
  return {
    records: all.slice((at - 1) * length, at * length),
    total: all.length,
    size: length,
    current: at,
    pages: Math.ceil(all.length / length),
  }
}
