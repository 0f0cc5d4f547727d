import { characterCount } from './count.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Escapes a text for markup, so that typed text is never interpreted as markup. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => escapes[char] ?? char)

/** Matches the beginning of a list item: `- ` or `· `. */
const item = /^[-·•]\s*/

/** Converts plain lines to markup: a paragraph for each, and a list for lines that begin with `-`. */
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

/** Returns true for markup of the editor; false for the plain lines of older drafts. */
export const isMarkup = (text: string): boolean => /^<(p|h3|ul|ol)>/.test(text)

/** Returns the number of characters of markup without its tags. */
export const lengthOf = (markup: string): number =>
  characterCount(wordsOf(markup).replaceAll(/\n(- )?|^- /g, ''))

/** Converts markup to plain text: a line for each block, and `- ` before each list item. For display only. */
export const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<li[^>]*>/gi, '\n- ')
    .replaceAll(/<\/(p|div|h\d|ul|ol|tr)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && line !== '-')
    .join('\n')

/** Returns a text as markup; converts plain lines, as in older drafts and texts from other pages. */
export const markupIn = (text: string): string => (isMarkup(text) ? text : toMarkup(text))

/** Converts other markup to the editor's by keeping only its text. */
export const markupFrom = (html: string): string => (isMarkup(html) ? html : toMarkup(wordsOf(html)))
