import { cleanCode } from './code.ts'

/** Matches a prefix of an address: its label in Chinese, quotation marks. */
const before = /^(?:[\p{Script=Han}\s]+[:\s]\s*)?[\s<"'“‘《「[(]*/u

/** Matches a suffix of an address in a sentence: stops, quotation marks, brackets. */
const behind = /[\s.。,，;；:!?、<>"'”’》」』\])]+$/u

/** Matches a host of at least two labels, with an optional path. */
const host = /^[\p{L}\d](?:[\p{L}\d-]*\.)+[\p{L}\d-]+(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** Returns true for a web address: http or https, and a host of at least two labels. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && host.test(text.replace(/^https?:\/\//i, ''))

/**
 * Normalises a web address: adds the scheme that people omit (`www.chengyue.com`) or write in full width
 * (`https：//`), and removes a stop or bracket that was copied along. Returns other texts as they were typed.
 */
export function webAddress(text: string): string {
  const plain = cleanCode(text)
  const end = behind.exec(plain)?.[0] ?? ''
  const bare = plain.slice(0, plain.length - end.length).replace(before, '')
  // Keeps a closing bracket that matches an opening one in the address.
  const whole = end.startsWith(')') && bare.includes('(') ? `${bare})` : bare
  const [, scheme = 'https', rest = whole] = /^(https?)(?:\s*:\s*[/\\]*|[/\\]+)(.*)$/i.exec(whole) ?? []
  const address = rest
    .replace(/^\/\//, '')
    .replace(/\s*([/.。])\s*/g, (_, sign: string) => (sign === '。' ? '.' : sign))
  return host.test(address) ? `${scheme.toLowerCase()}://${address}` : plain
}
