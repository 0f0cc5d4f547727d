import type { Notice } from '#api/declare-item.ts'
import { hasWords } from '#lib/search-words.ts'

/** One enterprise of a notice. */
export type Row = Notice['list'][number]

/** What the list can be sorted by; as it was published unless one is chosen. */
export type Column = 'enterpriseName' | 'district' | 'projectName' | 'amount'
export interface Order {
  by: Column
  down: boolean
}

/** The row of an enterprise, by its credit code; undefined where it does not stand there or there is none. */
export const ownRow = (list: readonly Row[], creditCode: string): Row | undefined =>
  creditCode ? list.find((one) => one.creditCode === creditCode) : undefined

const collator = new Intl.Collator('zh-CN', { numeric: true })

/** The rows that have the words that are looked for, in their order; what has no amount comes last. */
export function rowsFor(list: readonly Row[], looked: string, order: Order | undefined): readonly Row[] {
  const found = looked.trim()
    ? list.filter((one) =>
        hasWords([one.enterpriseName, one.creditCode, one.district, one.projectName], looked),
      )
    : list
  if (!order) return found
  const { by, down } = order
  return found.toSorted((a, b) => {
    if (by !== 'amount') return collator.compare(a[by], b[by]) * (down ? -1 : 1)
    if (a.amount === undefined || b.amount === undefined)
      return Number(a.amount === undefined) - Number(b.amount === undefined)
    return (a.amount - b.amount) * (down ? -1 : 1)
  })
}

/** The list as a table for a spreadsheet: the heading, then a line for each; amounts in 元. */
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
