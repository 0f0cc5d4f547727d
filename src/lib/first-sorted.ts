/**
 * Puts the first `count` of all in order at the head; the rest follow as they come. One page of thousands costs hardly
 * more than looking at each once. Rows that compare as equal stay in their order.
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
