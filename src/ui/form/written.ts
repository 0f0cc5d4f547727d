import { cleanPart } from '#lib/clean.ts'
import { escaped } from '#lib/markup.ts'
import { sanitizedEditorText } from '#ui/purified.ts'

const bold = new Set(['B', 'STRONG'])
const lists: Record<string, string> = { UL: 'ul', OL: 'ol' }
const isHeading = (name: string) => /^H[1-6]$/.test(name)

/**
 * Returns the markup of an editor's content, sanitised and in a canonical form that does not depend on the browser: `<p>`,
 * `<h3>`, `<ul>`, `<ol>`, `<li>`, `<strong>`, without attributes; '' without text.
 */
export function markupOf(root: Node): string {
  const blocks: string[] = []
  let line = ''
  const close = (tag: string) => {
    const words = line.trim()
    line = ''
    // Merges adjacent bold parts.
    if (words) blocks.push(`<${tag}>${words.replaceAll('</strong><strong>', '')}</${tag}>`)
  }
  const walk = (node: Node, tag: string, isBold: boolean): void => {
    for (const child of node.childNodes) {
      const name = child.nodeName
      const list = lists[name]
      if (child.nodeType === Node.TEXT_NODE) {
        const words = escaped(cleanPart(child.textContent ?? ''))
        if (words) line += isBold && words.trim() ? `<strong>${words}</strong>` : words
      } else if (name === 'BR') close(tag)
      else if (bold.has(name)) walk(child, tag, true)
      else if (list) {
        close(tag)
        const before = blocks.length
        walk(child, 'li', false)
        close('li')
        const items = blocks.splice(before).map((one) => one.replace(/^<(p|h3)>(.*)<\/\1>$/, '<li>$2</li>'))
        // Flattens nested lists into one.
        const flat = items.join('').replaceAll(/<\/?[uo]l>/g, '')
        if (flat) blocks.push(`<${list}>${flat}</${list}>`)
      } else {
        close(tag)
        const own = tag === 'li' ? 'li' : isHeading(name) ? 'h3' : 'p'
        walk(child, own, false)
        close(own)
      }
    }
  }
  walk(sanitizedEditorText(root.cloneNode(true)), 'p', false)
  close('p')
  return blocks.join('')
}
