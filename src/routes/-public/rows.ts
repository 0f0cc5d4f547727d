import type { Notice } from '#api/declare-item.ts'
import type { RowWords } from '#lib/search/rows.ts'

/** Row of one enterprise in a notice. */
export type Row = Notice['list'][number]

/** Columns to sort by; without one, the list keeps the published order. */
export type Column = 'enterpriseName' | 'district' | 'projectName' | 'amount'
export interface Order {
  by: Column
  down: boolean
}

/**
 * Returns the row of an enterprise by its credit code; undefined where the list has no such row, or for ''.
 */
export const ownRow = (list: readonly Row[], creditCode: string): Row | undefined =>
  creditCode ? list.find((one) => one.creditCode === creditCode) : undefined

const collator = new Intl.Collator('zh-CN', { numeric: true })

/** Returns the words that a search finds a row by. */
export const wordsOf = ({ enterpriseName, creditCode, district, projectName }: Row): RowWords => ({
  title: enterpriseName,
  facts: [creditCode, district, projectName],
})

/**
 * Returns the rows in the chosen order, or in the published order without one; rows without an amount come
 * last.
 */
export function inOrder(rows: readonly Row[], order: Order | undefined): readonly Row[] {
  if (!order) return rows
  const { by, down } = order
  return rows.toSorted((a, b) => {
    if (by !== 'amount') return collator.compare(a[by], b[by]) * (down ? -1 : 1)
    if (a.amount === undefined || b.amount === undefined)
      return Number(a.amount === undefined) - Number(b.amount === undefined)
    return (a.amount - b.amount) * (down ? -1 : 1)
  })
}

/** Returns the list as a table for a spreadsheet: the heading, then a line for each row; amounts in 元. */
export const tableOf = (rows: readonly Row[]): (string | number | undefined)[][] => [
  ['序号', '企业名称', '统一社会信用代码', '区县', '项目名称', '金额（元）'],
  ...rows.map((one, at) => [
    at + 1,
    one.enterpriseName,
    one.creditCode,
    one.district,
    one.projectName,
    one.amount,
  ]),
]
