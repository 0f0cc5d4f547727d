/**
 * Unbreakable units: a few words in brackets （第二批）, a number or word of letters, else one character;
 * with the opening signs before it and the closing signs behind it.
 */
const UNITS =
  /[（(《〈“‘〔【]*(?:(?<=[（(])[^（()）]{1,8}(?=[）)])|[\w.%+/-]+|.)[，。、；：？！）》〉”’〕】,.!?)]*/gsu

/**
 * Breaks a text into lines that are no wider than `width`, as `measure` returns it for a piece of text.
 * Chinese breaks anywhere but behind an opening sign and before a closing one; a text that exceeds `most`
 * lines ends in an ellipsis.
 */
export function wrap(
  text: string,
  width: number,
  most: number,
  measure: (piece: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const unit of text.match(UNITS) ?? []) {
    if (measure(line + unit) <= width || !line) line += unit
    else {
      lines.push(line)
      line = unit.trimStart()
    }
  }
  if (line) lines.push(line)
  if (lines.length <= most) return lines
  let last = lines[most - 1] ?? ''
  while (last && (measure(`${last}…`) > width || /[（(《〈“‘〔【]$/u.test(last)))
    last = [...last].slice(0, -1).join('')
  return [...lines.slice(0, most - 1), `${last}…`]
}
