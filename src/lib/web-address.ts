import { cleanCode } from './code.ts'

/** Finds what stands before an address: its label in Chinese, quotation marks. */
const before = /^(?:[\p{Script=Han}\s]+[:\s]\s*)?[\s<"'“‘《「[(]*/u

/** Finds what stands behind an address in a sentence: stops, quotation marks, brackets. */
const behind = /[\s.。,，;；:!?、<>"'”’》」』\])]+$/u

/** A host of two names or more, with the path that may follow it. */
const host = /^[\p{L}\d](?:[\p{L}\d-]*\.)+[\p{L}\d-]+(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** Whether a text is a web address: http or https, and a host of two names or more. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && host.test(text.replace(/^https?:\/\//i, ''))

/**
 * Returns a web address as browsers take it: with its scheme, which people leave out (`www.chengyue.com`) or write in full
 * width (`https：//`), and without the stop or bracket that was copied along. What is no address stays as it was typed.
 */
export function webAddress(text: string): string {
  const plain = cleanCode(text)
  const end = behind.exec(plain)?.[0] ?? ''
  const bare = plain.slice(0, plain.length - end.length).replace(before, '')
  // A bracket that belongs to the address closes one that was opened in it.
  const whole = end.startsWith(')') && bare.includes('(') ? `${bare})` : bare
  const [, scheme = 'https', rest = whole] = /^(https?)(?:\s*:\s*[/\\]*|[/\\]+)(.*)$/i.exec(whole) ?? []
  const address = rest
    .replace(/^\/\//, '')
    .replace(/\s*([/.。])\s*/g, (_, sign: string) => (sign === '。' ? '.' : sign))
  return host.test(address) ? `${scheme.toLowerCase()}://${address}` : plain
}
