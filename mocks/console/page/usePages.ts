import { useAddress } from './address.ts'

/** Rows on a page of a table. */
export const PAGE_SIZE = 20

/**
 * Returns the page of a list that the address names (`page`), of the rows that hold the words of its search (`q`).
 * @param textOf returns the text of a row that is searched
 */
export function usePages<Row>(rows: readonly Row[] | undefined, textOf: (row: Row) => string) {
  const { query } = useAddress()
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const found = !rows
    ? []
    : words.length
      ? rows.filter((row) => words.every((word) => textOf(row).toLowerCase().includes(word)))
      : rows
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(pages, Math.max(1, Number(query.get('page')) || 1))
  return {
    rows: rows && found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    paging: { page, pages, total: found.length },
  }
}
