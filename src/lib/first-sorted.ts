/**
 * Sorts only the first `count` rows to the front; the rest follow in no particular order. One page of
 * thousands of rows costs hardly more than a single pass. Equal rows at the front keep their order.
 */
export function firstSorted<Row>(all: Row[], compare: (a: Row, b: Row) => number, count: number): Row[] {
  if (all.length <= count * 4) return all.sort(compare)
  if (count < 1) return all
  const first: Row[] = []
  const rest: Row[] = []
  for (const row of all) {
    if (first.length === count && compare(row, first[count - 1]!) >= 0) {
      rest.push(row)
      continue
    }
    let at = first.length
    while (at > 0 && compare(row, first[at - 1]!) < 0) at -= 1
    first.splice(at, 0, row)
    if (first.length > count) rest.push(first.pop()!)
  }
  return [...first, ...rest]
}
