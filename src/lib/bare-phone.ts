import { cleanCode } from './code.ts'
import { isMobile } from './phone.ts'

/**
 * Matches the only number of a text: an optional label before it (`手机：`, `tel:`, a line of a vCard), its
 * digits with their separators, and an optional bracket, sign or Chinese name behind it. A letter that
 * touches the digits is a typing error, so that the text does not match.
 */
const number =
  /^(?:\D*[^\d\p{L}]|\D*\p{Script=Han})?(\d[\d\s().·-]*?)(?:\.0)?(?:[^\d\p{L}]\D*|\p{Script=Han}\D*)?$/u

/**
 * Returns a mobile phone as its 11 digits without anything pasted along: blanks, dashes, brackets and dots,
 * the country code +86 or 0086, the 0 of a long-distance call, a label, a name. Returns other texts cleaned
 * but otherwise as typed, so that nothing is lost and the error stays visible.
 */
export function barePhone(text: string): string {
  const plain = cleanCode(text)
  const digits = number
    .exec(plain)?.[1]
    ?.replace(/\D/g, '')
    .replace(/^(?:0{0,2}86)?0?(?=1\d{10}$)/, '')
  return digits !== undefined && isMobile(digits) ? digits : plain
}
