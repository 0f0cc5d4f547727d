import { cleanCode } from './code.ts'
import { isMobile } from './phone.ts'

/**
 * Finds the one number of a text: its label before it (`手机：`, `tel:`, a line of a vCard), its digits with what groups
 * them, and behind it a bracket, a sign or a name in Chinese. A letter that touches the digits is a slip, and is not passed
 * over.
 */
const number =
  /^(?:\D*[^\d\p{L}]|\D*\p{Script=Han})?(\d[\d\s().·-]*?)(?:\.0)?(?:[^\d\p{L}]\D*|\p{Script=Han}\D*)?$/u

/**
 * Returns a mobile phone as its 11 digits, whatever comes along when it is pasted: blanks, dashes, brackets and dots, the
 * country's +86 or 0086, the 0 of a long-distance call, a label, a name. A text that holds no mobile phone comes back clean
 * and otherwise as it was typed, so that nothing is lost and what is wrong stays in sight.
 */
export function barePhone(text: string): string {
  const plain = cleanCode(text)
  const digits = number
    .exec(plain)?.[1]
    ?.replace(/\D/g, '')
    .replace(/^(?:0{0,2}86)?0?(?=1\d{10}$)/, '')
  return digits !== undefined && isMobile(digits) ? digits : plain
}
