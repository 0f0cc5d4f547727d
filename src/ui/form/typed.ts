import { parseMoney } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'

/** What a number field holds: the number, the text as it was typed where that is no number, or nothing. */
export type Typed = number | string | undefined

/** How a number is written: places after the point, and the unit that stands inside the field. */
export interface Writing {
  decimals: number
  unit: string
}

/** 万元 with six places reach down to one 分. */
const wan: Writing = { decimals: 6, unit: '万元' }
const WAN = 10_000
const LARGEST = 1_000_000_000

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/

/** Full-width digits, points and commas, which an input method slips in, as plain ones. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll('。', '.').trim()

/** Why a text is no number, in words for the person who typed it; undefined where it is one. */
export function numberProblem(text: string, { decimals, unit }: Writing): string | undefined {
  const value = plain(text)
  if (/^[\d,.+-]+$/.test(value) && value.includes(',') && !GROUPED.test(value))
    return '逗号位置有误，可写作 4,280.50'
  if (!NUMBER.test(value) && !GROUPED.test(value)) return `“${text.trim()}”不是数字，只能填写数字和小数点`
  if ((value.split('.')[1] ?? '').length > decimals)
    return decimals ? `最多 ${String(decimals)} 位小数` : '应为整数'
  return Math.abs(valueOf(value)) > LARGEST ? `数值过大，请核对单位（${unit}）` : undefined
}

/** Reads what was typed. Nothing is eaten: text that is no number comes back as it is. */
export function readNumber(text: string, writing: Writing): Typed {
  if (!text.trim()) return undefined
  return numberProblem(text, writing) ? text : valueOf(plain(text))
}

/** Writes a number with thousands separators, but for a year (unit 年); a text that could not be read stays as it was typed. */
export function writeNumber(value: Typed, { decimals, unit }: Writing): string {
  if (value === undefined || typeof value === 'string') return value ?? ''
  if (unit === '年') return String(value)
  return numberText(value, decimals)
}

/** Why a text is no amount in 万元. An amount that names its own unit (50万, 800元) is one. */
export function moneyProblem(text: string): string | undefined {
  const unit = /[万亿千元]+$/.exec(plain(text))?.[0]
  return numberProblem(unit ? plain(text).slice(0, -unit.length).trim() : text, wan)
}

/** Reads an amount typed in 万元 into 元, exact to the 分. */
export function readMoney(text: string): Typed {
  if (!text.trim()) return undefined
  return moneyProblem(text) ? text : (parseMoney(plain(text), WAN) ?? text)
}

/** Writes an amount of 元 in 万元 with two places or more: 42,800,000 becomes `4,280.00`. */
export function writeMoney(yuan: Typed): string {
  if (yuan === undefined || typeof yuan === 'string') return yuan ?? ''
  return numberText(yuan / WAN, wan.decimals, 2)
}

const valueOf = (value: string): number => Number(value.replaceAll(',', ''))
