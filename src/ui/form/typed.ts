import { cleanLine } from '#lib/clean.ts'
import { numberText } from '#lib/numbers.ts'
import { type Reading, readNumberText, type Writing } from '#lib/typed-number.ts'

export type { Writing } from '#lib/typed-number.ts'

/** What a number field holds: the number, the text as it was typed where that is no number, or nothing. */
export type Typed = number | string | undefined

/** Returns the number that a field holds; undefined for none, and for text that is none. */
export const numberIn = (typed: Typed): number | undefined => (typeof typed === 'number' ? typed : undefined)

/** Writes an amount in 万元, whose six places reach down to one 分. */
export const wan: Writing = { decimals: 6, unit: '万元' }
const WAN = 10_000

/** Why a text is no number, in words for the person who typed it; undefined where it is one. */
export function numberProblem(text: string, writing: Writing): string | undefined {
  const read = readNumberText(text, writing)
  return 'problem' in read ? read.problem : undefined
}

/** The ways to read a number that names a smaller unit than its field's; none where it needs no asking. */
export function numberReadings(text: string, writing: Writing): readonly Reading[] {
  const read = readNumberText(text, writing)
  return 'readings' in read ? read.readings : []
}

/** Reads what was typed. Nothing is eaten: text that is no number comes back as it is. */
export function readNumber(text: string, writing: Writing): Typed {
  if (!cleanLine(text)) return undefined
  const read = readNumberText(text, writing)
  return 'value' in read ? read.value : text
}

/** Writes a number with thousands separators, but for a year (unit 年); a text that could not be read stays as it was typed. */
export function writeNumber(value: Typed, { decimals, unit }: Writing): string {
  if (value === undefined || typeof value === 'string') return value ?? ''
  if (unit === '年') return String(value)
  return numberText(value, decimals)
}

/** Why a text is no amount in 万元. */
export const moneyProblem = (text: string): string | undefined => numberProblem(text, wan)

/** Reads an amount typed in 万元 into 元, exact to the 分. */
export const readMoney = (text: string): Typed => readNumber(text, wan)

/** Writes an amount of 元 in 万元 with two places or more: 42,800,000 becomes `4,280.00`. */
export function writeMoney(yuan: Typed): string {
  if (yuan === undefined || typeof yuan === 'string') return yuan ?? ''
  return numberText(yuan / WAN, wan.decimals, 2)
}
