/**
 * Widths of the characters from space to ~ in STSong-Light, in thousandths of the font size, as the font's own
 * metrics give them. Every other character is a full square.
 */
export const latinWidths =
  '207 270 342 467 462 797 710 239 374 374 423 605 238 375 238 334 462 462 462 462 462 462 462 462 462 462 238 238 605 605 605 344 748 684 560 695 739 563 511 729 793 318 312 666 526 896 758 772 544 772 628 465 607 753 711 972 647 620 607 374 333 374 606 500 239 417 503 427 529 415 264 444 518 241 230 495 228 793 527 524 524 504 338 336 277 517 450 652 466 452 407 370 258 370 605'
    .split(' ')
    .map(Number)

/** Returns the width of a text, in units of its font size. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, char) => sum + (latinWidths[char.charCodeAt(0) - 32] ?? 1_000), 0) / 1_000
}

/** Marks that may not begin a line (the customary rule of Chinese typesetting, GB/T 15834). */
const NO_START = /^[，。、；：？！）》」』”’〕】%]$/

/** Wraps a text into lines of at most `limit` (in units of the font size); Latin words and numbers stay whole. */
export function wrapLines(text: string, limit: number): string[] {
  const pieces = text.match(/[!-~]+|\s|[^!-~\s]/gu) ?? []
  const lines: string[] = []
  let line = ''
  for (const piece of pieces.flatMap((one) => (widthOf(one) > limit ? [...one] : [one]))) {
    const full = widthOf(line + piece) > limit
    if (!full || NO_START.test(piece)) line += piece
    else {
      lines.push(line.trimEnd())
      line = piece.trimStart()
    }
  }
  return [...lines, line]
}
