/** Returns the page numbers of a pager, with 'gap' for omitted ones: 1 … 4 5 6 … 20. Pages count from 1. */
export function pagesAround(current: number, pages: number): (number | 'gap')[] {
  const near = new Set([1, pages, current - 1, current, current + 1])
  // Fills a gap of a single page, because its number is narrower than the gap.
  if (current - 3 === 1) near.add(2)
  if (current + 3 === pages) near.add(pages - 1)
  const shown = [...near].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b)
  return shown.flatMap((page, index) => (index > 0 && page - shown[index - 1]! > 1 ? ['gap', page] : [page]))
}
