import { characterCount } from './count.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const read: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Text as it stands in markup, so that what was typed is never markup itself. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => escapes[char] ?? char)

/** A line that begins with `- ` or `· ` is one item of a list. */
const item = /^[-·•]\s*/

/** Makes markup from plain lines: a paragraph each, and lines that begin with `-` a list. */
export function toMarkup(lines: string): string {
  const parts: string[] = []
  let items: string[] = []
  const close = () => {
    if (items.length > 0) parts.push(`<ul>${items.join('')}</ul>`)
    items = []
  }
  for (const line of lines.split('\n').map((one) => one.trim())) {
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

/** True for markup as the editor writes it; false for the plain lines that older drafts hold. */
export const isMarkup = (text: string): boolean => /^<(p|h3|ul|ol)>/.test(text)

/** How many characters markup says, its marks aside. */
export const lengthOf = (markup: string): number =>
  characterCount(wordsOf(markup).replaceAll(/\n(- )?|^- /g, ''))

/** The words of markup, a line for each block and an item of a list with `- ` before it. What comes of it is only read. */
export const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<li[^>]*>/gi, '\n- ')
    .replaceAll(/<\/(p|div|h\d|ul|ol|tr)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => read[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && line !== '-')
    .join('\n')

/** Returns what was typed as markup: an older draft, and what another page hands over, are plain lines. */
export const markupIn = (text: string): string => (isMarkup(text) ? text : toMarkup(text))

/** Returns what was written elsewhere, in other markup, as the editor's: its words. */
export const markupFrom = (html: string): string => (isMarkup(html) ? html : toMarkup(wordsOf(html)))
