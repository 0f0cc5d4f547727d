/** Rows on a page of a list. */
export const PAGE_SIZE = 20

/**
 * Returns the rows whose text holds all words of a search, in letters of either case.
 * @param textOf returns the text of a row that is searched
 */
export function matching<Row>(
  rows: readonly Row[],
  search: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = textOf(row).toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Returns a page of rows by the number in an address, which counts from 1; the nearest page for any other number. */
export function pageOf<Row>(rows: readonly Row[], number: string | null) {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(number)) || 1))
  return {
    rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    paging: { page, pages, total: rows.length },
  }
}
