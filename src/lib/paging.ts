const DEFAULT_SIZE = 10

/** Page of a list, as every list of the contract returns it. */
export interface PageOf<T> {
  records: T[]
  total: number
  size: number
  /** Number of the page, from 1. */
  current: number
  pages: number
}

/** Requested page, from 1, and number of rows per page. */
interface PageRequest {
  current?: number
  size?: number
}

/** Returns the number of rows up to the end of the requested page. */
export const endOf = ({ current = 1, size = DEFAULT_SIZE }: PageRequest): number =>
  Math.max(1, current) * Math.max(1, size)

/** Cuts one page out of a list; 10 rows per page by default. */
export function pageOf<T>(all: readonly T[], asked: PageRequest): PageOf<T> {
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
