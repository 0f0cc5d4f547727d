import { cleanLine } from '#lib/clean.ts'
import { numberText } from '#lib/numbers.ts'
import { type Reading, readNumberText, type Writing } from '#lib/typed-number.ts'

export type { Writing } from '#lib/typed-number.ts'

/** Value of a number field: the number, the typed text if it is no number, or undefined */
export type Typed = number | string | undefined

/** Returns the number of a field's value; undefined if it is empty or no number. */
export const numberOf = (typed: Typed): number | undefined => (typeof typed === 'number' ? typed : undefined)

/** Notation of amounts in 万元; six decimal places reach down to one 分 */
export const wan: Writing = { decimals: 6, unit: '万元' }
const WAN = 10_000

/** Returns the reason why a text is no number, as a sentence; undefined if it is one. */
export function numberProblem(text: string, writing: Writing): string | undefined {
  const read = readNumberText(text, writing)
  return 'problem' in read ? read.problem : undefined
}

/** Returns the readings of a number with a smaller unit than its field's; empty if it is unambiguous. */
export function numberReadings(text: string, writing: Writing): readonly Reading[] {
  const read = readNumberText(text, writing)
  return 'readings' in read ? read.readings : []
}

/** Parses typed text. Returns text that is no number unchanged. */
export function readNumber(text: string, writing: Writing): Typed {
  if (!cleanLine(text)) return undefined
  const read = readNumberText(text, writing)
  return 'value' in read ? read.value : text
}

/** Formats a number with thousands separators, except for a year (unit 年); returns unparsable text unchanged. */
export function writeNumber(value: Typed, { decimals, unit }: Writing): string {
  if (value === undefined || typeof value === 'string') return value ?? ''
  if (unit === '年') return String(value)
  return numberText(value, decimals)
}

/** Returns the reason why a text is no amount in 万元; undefined if it is one. */
export const moneyProblem = (text: string): string | undefined => numberProblem(text, wan)

/** Parses an amount typed in 万元 into 元, exact to the 分. */
export const readMoney = (text: string): Typed => readNumber(text, wan)

/** Formats an amount of 元 in 万元 with at least two decimal places: 42,800,000 becomes `4,280.00`. */
export function writeMoney(yuan: Typed): string {
  if (yuan === undefined || typeof yuan === 'string') return yuan ?? ''
  return numberText(yuan / WAN, wan.decimals, 2)
}
