import { readMoney } from '#ui/form/typed.ts'
import type { MoneyKey } from './values.ts'

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

/** What a block of a spreadsheet would fill in, beginning at a cell, in 万元 as the table is; and what it cannot read. */
export function readBlock(text: string, start: MoneyKey): { cells: Pasted[]; unread: string[] } {
  const row = figureRows.findIndex(({ keys }) => keys.includes(start))
  const column = figureRows[row]?.keys.indexOf(start) ?? 0
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const cells: Pasted[] = []
  const unread: string[] = []
  lines.forEach((line, down) =>
    line.split('\t').forEach((cell, right) => {
      const written = cell.trim()
      if (!written) return
      const key = figureRows[row + down]?.keys[column + right]
      const value = readMoney(written)
      if (key && typeof value === 'number') cells.push({ key, value })
      else unread.push(written)
    }),
  )
  return { cells, unread }
}

/** True where a text is more than one cell. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.trim())
