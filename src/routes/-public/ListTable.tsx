import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { Notice } from '#api/declare-item.ts'
import { csvOf } from '#lib/csv.ts'
import { fileName } from '#lib/ics.ts'
import { moneyText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { useSearch } from '#ui/list/useSearch.ts'
import { saveTable } from '#ui/save-file.ts'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { type Column, inOrder, type Order, type Row, tableOf, wordsOf } from './rows.ts'
import styles from './public.module.css'

const columns: [Column, string][] = [
  ['enterpriseName', '企业名称'],
  ['district', '区县'],
  ['projectName', '项目名称'],
  ['amount', '金额'],
]

/**
 * Number of rows shown before the list is expanded, apart from the current enterprise's row; a print shows
 * all rows.
 */
const FIRST = 50

/**
 * Lists the enterprises of a notice: searched and sorted on the device, the current enterprise marked, with
 * an export as a file.
 */
export function ListTable({ notice, creditCode }: { notice: Notice; creditCode: string }) {
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<Order>()
  const [open, setOpen] = useState(false)
  // Defers the search, so that typing stays responsive with 500 rows.
  const looked = useDeferredValue(typed)
  const { list, title } = notice
  const search = useSearch(looked !== '')
  const rows = useMemo(
    () => inOrder(search?.findRows(list, looked, wordsOf) ?? list, order),
    [search, list, looked, order],
  )
  const shown = list.some((one) => one.amount !== undefined) ? columns : columns.slice(0, 3)
  const total = rows.reduce((sum, one) => sum + (one.amount ?? 0), 0)
  const sortBy = (by: Column) =>
    setOrder((now) => (now?.by !== by ? { by, down: by === 'amount' } : { by, down: !now.down }))
  return (
    <Card
      title="公示名单"
      aside={
        <>
          <span role="status">
            {`共 ${numberText(rows.length)} 家${total > 0 ? `，合计 ${moneyText(total)}` : ''}`}
          </span>
          <Button look="plain" onClick={() => saveTable(csvOf(tableOf(rows)), fileName(title, 'csv'))}>
            导出名单
          </Button>
        </>
      }
    >
      <div className={styles.search} data-print="none">
        <SearchBox label="在名单中查找" value={typed} onSearch={setTyped} onType={setTyped} />
      </div>
      {rows.length === 0 ? (
        <EmptyState title="名单中没有符合的企业或项目" hint="请更换企业名称、信用代码或项目名称后查找。" />
      ) : (
        <table className={styles.table} data-folded={!open || undefined}>
          <thead>
            <tr>
              {shown.map(([by, label]) => (
                <th
                  key={by}
                  scope="col"
                  aria-sort={order?.by !== by ? 'none' : order.down ? 'descending' : 'ascending'}
                >
                  <button type="button" className={styles.sort} onClick={() => sortBy(by)}>
                    {label}
                    <span aria-hidden>{order?.by !== by ? '↕' : order.down ? '↓' : '↑'}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <EnterpriseRow
                key={`${row.creditCode} ${row.projectName}`}
                row={row}
                looked={looked}
                own={row.creditCode === creditCode}
              />
            ))}
          </tbody>
        </table>
      )}
      {rows.length > FIRST && (
        <div className={styles.more} data-print="none">
          <Button look="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? '收起' : `展开全部 ${numberText(rows.length)} 家`}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Shows one enterprise of the list. */
const EnterpriseRow = memo(function EnterpriseRow({
  row,
  looked,
  own,
}: {
  row: Row
  looked: string
  own: boolean
}) {
  return (
    <tr data-own={own || undefined}>
      <th scope="row">
        <Marked text={row.enterpriseName} looked={looked} />
        {own && <span className={styles.own}>本企业</span>}
        <span className={styles.code}>
          <Marked text={row.creditCode} looked={looked} />
        </span>
      </th>
      <td>
        <Marked text={row.district} looked={looked} />
      </td>
      <td>
        <Marked text={row.projectName} looked={looked} />
      </td>
      {row.amount !== undefined && <td className={styles.amount}>{moneyText(row.amount)}</td>}
    </tr>
  )
})
