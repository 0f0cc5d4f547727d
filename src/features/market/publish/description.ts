import { parsedHtml } from '#lib/trusted.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (char) => escapes[char] ?? char)

/** A line that begins with `- ` or `· ` is one item of a list. */
const item = /^[-·•]\s*/

/**
 * Makes the markup of a description from plain lines: a paragraph each, and lines that begin with `-` a list. What was
 * typed is never markup itself.
 */
export function toHtml(text: string): string {
  const parts: string[] = []
  let items: string[] = []
  const close = () => {
    if (items.length > 0) parts.push(`<ul>${items.join('')}</ul>`)
    items = []
  }
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line && item.test(line)) {
      items.push(`<li>${escaped(line.replace(item, ''))}</li>`)
      continue
    }
    close()
    if (line) parts.push(`<p>${escaped(line)}</p>`)
  }
  close()
  return parts.join('')
}

/** The plain lines of a description's markup, as {@link toHtml} would write them. */
export function toLines(html: string): string {
  const marked = html.replaceAll(/<li[^>]*>/gi, '\n- ').replaceAll(/<\/(p|div|h\d|ul|ol)>|<br\s*\/?>/gi, '\n')
  const { body } = parsedHtml(marked)
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && line !== '-')
    .join('\n')
}
