const DEFAULT_SIZE = 10

/** One page of a list, as every list of the contract answers. */
export interface PageOf<T> {
  records: T[]
  total: number
  size: number
  /** Counted from 1. */
  current: number
  pages: number
}

/** Cuts one page out of a list; 10 a page unless said. */
export function pageOf<T>(
  all: readonly T[],
  { current = 1, size = DEFAULT_SIZE }: { current?: number | undefined; size?: number | undefined },
): PageOf<T> {
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
