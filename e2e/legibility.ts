/**
 * Returns the texts that overlap each other or extend beyond the window, in words. Runs in the page. Ignores texts that
 * float above the page (fixed or sticky) or are scrolled or clipped away.
 */
export function illegibleTexts(): string[] {
  const lines: { node: Node; left: number; right: number; top: number; bottom: number }[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || !node.nodeValue?.trim() || element.closest('.visually-hidden, option, svg')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const seen = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
    let floats = false
    for (let up: Element | null = element; up; up = up.parentElement) {
      const { position, overflowX } = getComputedStyle(up)
      floats ||= position === 'fixed' || position === 'sticky'
      // Ignores overflow clipped by the page's frame, because texts that are too wide must be found.
      if (overflowX === 'visible' || overflowX === 'clip') continue
      const box = up.getBoundingClientRect()
      seen.left = Math.max(seen.left, box.left)
      seen.right = Math.min(seen.right, box.right)
      seen.top = Math.max(seen.top, box.top)
      seen.bottom = Math.min(seen.bottom, box.bottom)
    }
    if (floats) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      lines.push({
        node,
        left: Math.max(box.left, seen.left),
        right: Math.min(box.right, seen.right),
        top: Math.max(box.top, seen.top),
        bottom: Math.min(box.bottom, seen.bottom),
      })
    }
  }
  const wordsOf = (node: Node) => node.nodeValue?.trim() ?? ''
  // Adjacent lines may touch, because their boxes are higher than their letters.
  const [WIDTH, HEIGHT] = [4, 6]
  const found = new Set<string>()
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (one.node !== other.node && width > WIDTH && height > HEIGHT) {
        found.add(`${wordsOf(one.node)} lies on ${wordsOf(other.node)}`)
      }
    }
    if (one.right > innerWidth + 1 && one.left < one.right)
      found.add(`${wordsOf(one.node)} leaves the window`)
  }
  return [...found]
}
