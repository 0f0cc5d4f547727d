import { cleanCode } from '#lib/code.ts'
import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'
import type { Filled } from '#lib/pasted-rows.ts'
import { readMoney } from '#ui/form/typed.ts'
import { labels } from './steps.ts'
import type { MoneyKey, Values } from './values.ts'

/** Columns of the figures table, from the last year back. */
export const years = ['上年', '前年', '大前年'] as const

/**
 * Rows of the figures table: the label, and the fields from the last year back; null where no figure is
 * asked.
 */
export const figureRows: readonly { label: string; keys: readonly (MoneyKey | null)[] }[] = [
  { label: '营业收入', keys: ['revenue', 'revenueBefore', 'revenueTwoBefore'] },
  { label: '主营业务收入', keys: ['mainRevenue', null, null] },
  { label: '研发费用', keys: ['rdCost', 'rdCostBefore', null] },
  { label: '资产总额', keys: ['totalAssets', null, null] },
  { label: '负债总额', keys: ['totalDebts', null, null] },
]

/** Figures by field: yuan, or a text that could not be read. */
export type Figures = Partial<Pick<Values['form'], MoneyKey>>

/**
 * Fills a block of a spreadsheet into the figures, beginning at a field, in 万元 as the table is. Where the
 * block includes the table's own years or row labels, these assign the figures; other headings are left out,
 * and the figures beside them begin at the field. An unreadable text stays in its cell as text, and so does a
 * figure whose heading says 元, so that its cell asks about the unit.
 * @param isAsked true for a field that the table shows
 * @returns undefined where the name is not a field of the table
 */
export function filledFigures(
  figures: Figures,
  block: readonly (readonly string[])[],
  name: string,
  isAsked: (key: MoneyKey) => boolean = () => true,
  thisYear = Number(isoDay(cityNow()).slice(0, 4)),
): Filled<Figures> | undefined {
  const at = placeIn(({ keys }) => keys.findIndex((key) => key && name === `form.${key}`))
  if (!at) return undefined
  const ofUnit = /^\s*[（(]?(?:金额)?单位\D*$/.test(block[0]?.join(' ') ?? '') ? block[0]! : []
  const [first = [], ...others] = ofUnit.length > 0 ? block.slice(1) : block
  const isHeaded = isHeading(first, thisYear)
  const rows = isHeaded ? others : [first, ...others]
  const side = isLabelled(rows) ? 1 : 0
  const columns = isHeaded ? first.slice(side).map((cell) => yearAt(cell, thisYear)) : []
  const places = rows.map(([label = '']) => (side ? placeOf(label) : undefined))
  const isByYear = columns.some((column) => column >= 0)
  const isByRow = places.some(Boolean)
  const value = { ...figures }
  const left: string[] = []
  let count = 0
  rows.forEach((line, down) =>
    line.slice(side).forEach((written, right) => {
      if (!written) return
      const place = isByRow ? places[down] : { ...at, row: at.row + down }
      const column = isByYear ? columns[right] : (place?.column ?? at.column) + right
      const key = figureRows[place?.row ?? -1]?.keys[column ?? -1]
      if (!key || !isAsked(key)) left.push(written)
      else {
        const headings = [
          ...ofUnit,
          side ? line[0] : undefined,
          ...(isHeaded ? [first[0], first[side + right]] : []),
        ]
        const isInYuan = /\d$/.test(written) && headings.some(saysYuan)
        value[key] = readMoney(isInYuan ? `${written}元` : written)
        count += 1
      }
    }),
  )
  return { value, count, left, over: 0 }
}

/** True for a heading whose figures are in 元: 营业收入（元）, 单位：元. */
const saysYuan = (heading: string | undefined) =>
  /^元$|(?:\(|单位:)(?:人民币)?元\)?$/.test(cleanCode(heading ?? '').replaceAll(' ', ''))

/** Removes from a heading the additions of reports: its number, 其中, its unit. */
const bareHeading = (text: string) =>
  text
    .replaceAll(/\s|[（(].*?[）)]/g, '')
    .replace(/^[\d一二三四五六七八九十]+[、.．]/, '')
    .replace(/^其中[:：]/, '')

/** Returns the index of the year that a heading names, as 上年 or as 2025年; -1 without one. */
function yearAt(text: string, thisYear: number): number {
  const [, year] = /^(\d{4})(?:年度?)?$/.exec(bareHeading(text)) ?? []
  const at = year ? thisYear - 1 - Number(year) : years.findIndex((one) => one === bareHeading(text))
  return at < years.length ? at : -1
}

/** True for a text without figures; 约三千 counts as an unreadable figure. */
const isWords = (text: string) => text !== '' && !/[\d一二三四五六七八九两]/.test(bareHeading(text))

/**
 * True for a row of years, or a row without figures. A single number is a figure, although a year looks the
 * same.
 */
const isHeading = (row: readonly string[], thisYear: number) => {
  const named = row.filter(Boolean)
  const isNumber = named.length < 2 && /^\d+$/.test(named.join(''))
  const isYear = (cell: string) => yearAt(cell, thisYear) >= 0 || /^\d{4}年/.test(cell)
  return named.length > 0 && !isNumber && named.every((cell) => isYear(cell) || isWords(cell))
}

/** True where the first column holds headings and no figures. */
const isLabelled = (rows: readonly (readonly string[])[]) =>
  rows.some(([label = '']) => isWords(label)) && rows.every(([label = '']) => label === '' || isWords(label))

/** Position in the table: its row, and its column where the heading determines one. */
interface Place {
  row: number
  column?: number
}

function placeIn(columnIn: (row: (typeof figureRows)[number]) => number): Required<Place> | undefined {
  return figureRows.map((one, row) => ({ row, column: columnIn(one) })).find(({ column }) => column >= 0)
}

/** Returns the row that a label names, or the exact cell, as for 上年营业收入. */
function placeOf(label: string): Place | undefined {
  const row = figureRows.findIndex((one) => one.label === bareHeading(label))
  if (row >= 0) return { row }
  return placeIn(({ keys }) => keys.findIndex((key) => key && labels[`form.${key}`] === bareHeading(label)))
}
