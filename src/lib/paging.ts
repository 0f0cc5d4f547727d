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

/** Which page is asked for, from 1, and how many rows one has. */
interface Asked {
  current?: number
  size?: number
}

/** How many rows a page and those before it have. */
export const endOf = ({ current = 1, size = DEFAULT_SIZE }: Asked): number =>
  Math.max(1, current) * Math.max(1, size)

/** Cuts one page out of a list; 10 a page unless said. */
export function pageOf<T>(all: readonly T[], asked: Asked): PageOf<T> {
  const at = Math.max(1, asked.current ?? 1)
  const length = Math.max(1, asked.size ?? DEFAULT_SIZE)
  const end = endOf(asked)
  return {
    records: all.slice(end - length, end),
    total: all.length,
    size: length,
    current: at,
    pages: Math.ceil(all.length / length),
  }
}
