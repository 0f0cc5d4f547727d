import { cleanLine } from './clean.ts'
import { cleanCode } from './code.ts'
import { numberRefusal } from './number-refusal.ts'
import { numberText } from './numbers.ts'

/** Format of a number field: decimals, and the unit shown inside the field. */
export interface Writing {
  decimals: number
  unit: string
}

/** One of several readings of a number: its value as the field stores it, and its text. */
export interface Reading {
  value: number
  words: string
}

/**
 * Result of parsing a text as a number: its value, or an error message, with possible readings if only the
 * person knows the intended one.
 */
export type ReadNumber = { value: number } | { problem: string; readings: readonly Reading[] }

/** Largest accepted number, in the unit of its field. */
const LARGEST = 1_000_000_000

/** Matches signs that normalisation would change: dashes other than the minus of a keyboard, ½, ², ①. */
const NOT_PLAIN = /(?![-－﹣])[\p{Pd}\p{No}\u2212\u2043]/u

/** Value of each unit of money in 元. */
const moneyScales: Record<string, number> = { 千: 1e3, 万: 1e4, 百万: 1e6, 千万: 1e7, 亿: 1e8 }
const moneyUnits: Record<string, number> = { 元: 1, 万元: 1e4 }

/** Matches sign, currency and sign again, digits with their separators, and the rest. */
const PARTS =
  /^([+-]?)\s*((?:¥|RMB|CNY|人民币|元)[\s:]*)?([+-]?)\s*([\d.][\d.,'’ ]*?)[,;、]?\s*([^\d.,'’ ].*)?$/i
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/
const GROUPED = /^\d{1,3}(?:([,'’ ])\d{3})(?:\1\d{3})*(?:\.\d*)?$/
/** Matches the unit behind an amount, such as 万元整 or 元人民币. */
const MONEY_TAIL = /^(千万|百万|千|万|亿)?([元圆])?(?:整|正)?(?:人民币|RMB|CNY)?$/i

/** Splits a text into digits, unit and sign; `count` is set if the whole text is a number in its field. */
function partsOf(text: string, unit: string) {
  const own = moneyUnits[unit]
  const [, sign = '', currency = '', inner = '', digits = '', behind = ''] =
    PARTS.exec(cleanCode(text).replaceAll('。', '.')) ?? []
  const tail = behind.replaceAll(/[()\s]/g, '')
  const [isMoney, scale = '', yuan] = (own !== undefined && MONEY_TAIL.exec(tail)) || []
  const isOurs = own === undefined ? !currency && (!tail || tail === cleanCode(unit)) : isMoney !== undefined
  const isNumber = (PLAIN.test(digits) || GROUPED.test(digits)) && !(sign && inner)
  const isRead = isOurs && isNumber && !NOT_PLAIN.test(cleanLine(text))
  return {
    own,
    tail,
    digits: isOurs ? digits : '',
    /** Unit of money named in the text; undefined for the field's own. */
    named: scale || yuan ? `${scale}元` : undefined,
    /** Value of the unit in 元; 1 when it is no money. */
    worth: scale || yuan ? (moneyScales[scale] ?? 1) : (own ?? 1),
    count: isRead ? Number(`${sign}${inner}${digits.replaceAll(/[,'’ ]/g, '')}`) : undefined,
  }
}

/**
 * Parses a number as people type and paste it: digits of any width, grouped by commas, apostrophes or blanks,
 * with 元, ￥ or RMB if the field's unit is 元 or 万元, and with the field's own unit behind it. An amount is
 * stored in 元, exact to the 分, whatever its field's unit. A larger named unit (亿元) is applied; a smaller one,
 * such as 元 in a field of 万元, is never applied silently, because the number may have been meant in either.
 */
export function readNumberText(text: string, { decimals, unit }: Writing): ReadNumber {
  const { own, tail, digits, named, worth, count } = partsOf(text, unit)
  const refuse = (problem: string, readings: readonly Reading[] = []) => ({ problem, readings })
  if (count === undefined) {
    const read = (other: string) => {
      const parts = partsOf(other, unit)
      return parts.count === undefined ? undefined : (parts.count * parts.worth) / (own ?? 1)
    }
    return refuse(numberRefusal(text, { unit, digits, tail, read }))
  }
  if (named === undefined && (digits.split('.')[1] ?? '').length > decimals)
    return refuse(decimals ? `最多 ${String(decimals)} 位小数` : '应为整数')
  const inYuan = (amount: number) => Math.round(amount * 100) / 100
  const value = own === undefined ? count : inYuan(count * worth)
  const isTooLarge = (one: number) => Math.abs(one / (own ?? 1)) > LARGEST
  if (named !== undefined && own !== undefined && worth < own && count !== 0) {
    const inOwn = (amount: number) => `${numberText(amount / own, decimals)} ${unit}`
    const typed = `${numberText(count, 2)} ${named}`
    const readings = [
      { value, words: `${inOwn(value)}（${typed}）` },
      { value: inYuan(count * own), words: inOwn(count * own) },
    ]
    return refuse(
      `“${cleanLine(text)}”的单位是${named}，本栏的单位是${unit}，请选择要填的数`,
      readings.filter((one) => !isTooLarge(one.value)),
    )
  }
  return isTooLarge(value) ? refuse(`数值过大，请核对单位（${unit}）`) : { value }
}
