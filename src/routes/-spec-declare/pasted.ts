import { isoDay } from '#lib/dates.ts'
import { readMoney } from '#ui/form/typed.ts'
import { labels } from './steps.ts'
import type { MoneyKey } from './values.ts'

/** The years of the figures table, from the last back. */
export const years = ['上年', '前年', '大前年'] as const

/** The cells of the figures table: a row's label, and its fields from the last year back; null where none is asked. */
export const figureRows: readonly { label: string; keys: readonly (MoneyKey | null)[] }[] = [
  { label: '营业收入', keys: ['revenue', 'revenueBefore', 'revenueTwoBefore'] },
  { label: '主营业务收入', keys: ['mainRevenue', null, null] },
  { label: '研发费用', keys: ['rdCost', 'rdCostBefore', null] },
  { label: '资产总额', keys: ['totalAssets', null, null] },
  { label: '负债总额', keys: ['totalDebts', null, null] },
]

/** One figure that a block brings. Yuan. */
export interface Pasted {
  key: MoneyKey
  value: number
}

/**
 * What a block of a spreadsheet would fill in, beginning at a cell, in 万元 as the table is; and what it cannot read. Where
 * the block brings the table's own years or rows along, they say where a figure goes; other headings are left out, and the
 * figures beside them begin at the cell.
 */
export function readBlock(
  text: string,
  start: MoneyKey,
  thisYear = Number(isoDay(Date.now()).slice(0, 4)),
): { cells: Pasted[]; unread: string[] } {
  const [first = [], ...others] = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const isHeaded = isHeading(first, thisYear)
  const rows = isHeaded ? others : [first, ...others]
  const side = isLabelled(rows) ? 1 : 0
  const columns = isHeaded ? first.slice(side).map((cell) => yearAt(cell, thisYear)) : []
  const places = rows.map(([label = '']) => (side ? placeOf(label) : undefined))
  const isByYear = columns.some((column) => column >= 0)
  const isByRow = places.some(Boolean)
  const at = placeIn(({ keys }) => keys.indexOf(start))
  const cells: Pasted[] = []
  const unread: string[] = []
  rows.forEach((line, down) =>
    line.slice(side).forEach((written, right) => {
      if (!written) return
      const place = isByRow ? places[down] : at && { ...at, row: at.row + down }
      const column = isByYear ? columns[right] : (place?.column ?? at?.column ?? 0) + right
      const key = figureRows[place?.row ?? -1]?.keys[column ?? -1]
      const value = readMoney(written)
      if (key && typeof value === 'number') cells.push({ key, value })
      else unread.push(written)
    }),
  )
  return { cells, unread }
}

/** True where a text is more than one cell. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.trim())

/** A heading without what stands around it in reports: its number, 其中, its unit. */
const plain = (text: string) =>
  text
    .replaceAll(/\s|[（(].*?[）)]/g, '')
    .replace(/^[\d一二三四五六七八九十]+[、.．]/, '')
    .replace(/^其中[:：]/, '')

/** Which of the table's years a heading names, as 上年 or as 2025年; -1 for none. */
function yearAt(text: string, thisYear: number): number {
  const [, year] = /^(\d{4})(?:年度?)?$/.exec(plain(text)) ?? []
  const at = year ? thisYear - 1 - Number(year) : years.findIndex((one) => one === plain(text))
  return at < years.length ? at : -1
}

/** A heading of no figure: 约三千 is one that cannot be read. */
const isWords = (text: string) => text !== '' && !/[\d一二三四五六七八九两]/.test(plain(text))

/** True for a row of years, or one that holds no figure. A number alone is a figure, though a year is written like it. */
const isHeading = (row: readonly string[], thisYear: number) => {
  const named = row.filter(Boolean)
  const isNumber = named.length < 2 && /^\d+$/.test(named.join(''))
  const isYear = (cell: string) => yearAt(cell, thisYear) >= 0 || /^\d{4}年/.test(cell)
  return named.length > 0 && !isNumber && named.every((cell) => isYear(cell) || isWords(cell))
}

/** True where the first column holds no figure, but headings. */
const isLabelled = (rows: readonly string[][]) =>
  rows.some(([label = '']) => isWords(label)) && rows.every(([label = '']) => label === '' || isWords(label))

/** A place in the table by its row, and by its column where one is meant. */
interface Place {
  row: number
  column?: number
}

function placeIn(columnIn: (row: (typeof figureRows)[number]) => number): Required<Place> | undefined {
  return figureRows.map((one, row) => ({ row, column: columnIn(one) })).find(({ column }) => column >= 0)
}

/** The row that a label names, or the very cell, as 上年营业收入. */
function placeOf(label: string): Place | undefined {
  const row = figureRows.findIndex((one) => one.label === plain(label))
  if (row >= 0) return { row }
  return placeIn(({ keys }) => keys.findIndex((key) => key && labels[`form.${key}`] === plain(label)))
}
