/**
 * A text in lines that are no wider than `width`, by what `measure` says of a piece of it. Chinese breaks anywhere but
 * before a closing sign; what does not fit in `most` lines ends in an ellipsis.
 */
export function wrap(
  text: string,
  width: number,
  most: number,
  measure: (piece: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const unit of text.match(/[\w.%+/-]+|./gsu) ?? []) {
    const stays = measure(line + unit) <= width || !line || /^[，。、；：？！）》”’,.!?)]$/u.test(unit)
    if (stays) line += unit
    else {
      lines.push(line)
      line = unit.trimStart()
    }
  }
  if (line) lines.push(line)
  if (lines.length <= most) return lines
  let last = lines[most - 1] ?? ''
  while (last && measure(`${last}…`) > width) last = last.slice(0, -1)
  return [...lines.slice(0, most - 1), `${last}…`]
}
