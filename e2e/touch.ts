/**
 * Returns what is too small for a finger or an eye on a phone, in words: targets below 44 × 44 px (WCAG 2.2, 2.5.5),
 * text below 12 px, and fields with text below 16 px, into which phones zoom. Runs in the page. Leaves out links and
 * buttons inside a text, whose lines set their height, the footer's, which grow once it is near, and the connection in
 * the header, because 我的 leads to the same page.
 */
export function hardToTouch(): string[] {
  const found = new Set<string>()
  const targets = 'a[href], button:enabled, input:enabled, select, textarea, summary'
  const isShown = (one: Element) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest('.visually-hidden, [inert], noscript, header [role=status]')
  const say = (one: Element, what: string) =>
    found.add(`${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 16)}: ${what}`)
  const lengthOf = (one: Element) => one.textContent.trim().length
  const isInText = (one: Element) => {
    const text = one.closest('p, dd, li, label')
    if (!text || text.querySelector('div, p')) return false
    const pressed = [...text.querySelectorAll(targets)].reduce((sum, other) => sum + lengthOf(other), 0)
    return lengthOf(text) - pressed > 2
  }
  for (const one of document.querySelectorAll(targets)) {
    if (!isShown(one) || one.closest('footer')) continue
    const kind = one instanceof HTMLInputElement ? one.type : ''
    const isField = one.matches('input, select, textarea') && !/checkbox|radio|file|range/.test(kind)
    if (isField && parseFloat(getComputedStyle(one).fontSize) < 16) say(one, 'field below 16 px')
    // Counts the label of a box, and an area that a pseudo-element adds, because a press on them works as well.
    const area = getComputedStyle(one, '::after')
    const isAdded = area.content !== 'none' && area.position === 'absolute'
    const { width, height } = isAdded
      ? { width: parseFloat(area.width), height: parseFloat(area.height) }
      : (one.closest('label') ?? one).getBoundingClientRect()
    // Allows a field the border of its box.
    const least = isField ? 41.5 : 43.5
    if (width > 0 && Math.min(width, height) < least && !isInText(one))
      say(one, `target of ${width.toFixed(0)} × ${height.toFixed(0)} px`)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const one = node.parentElement
    if (!one || !node.nodeValue?.trim() || one.closest('svg, script, style, option') || !isShown(one))
      continue
    if (parseFloat(getComputedStyle(one).fontSize) < 12) say(one, 'text below 12 px')
  }
  return [...found]
}
