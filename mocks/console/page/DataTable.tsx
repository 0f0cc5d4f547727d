import type { ReactNode } from 'react'
import styles from './DataTable.module.css'
import { useChangedLink } from './address.ts'
import { Pager } from './Pager.tsx'

/** Column of a table; the first one names the row. */
export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** True for texts that may break anywhere: numbers of records, paths. */
  breaks?: boolean
  /** True for sentences and large codes, which have a line of their own on a phone. */
  wide?: boolean
}

interface Props<Row> {
  /** Accessible name of the table: 短信. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined until they are read. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  /** Returns the link of a row that has a page of its own. */
  linkOf?: (row: Row) => string
  /** Returns the content of a row that opens in its place; the opened row stands in the address as `open`. */
  more?: (row: Row) => ReactNode
  /** Key of the opened row. */
  opened?: string
  /** Keys of the selected rows; rows have checkboxes where it is given. */
  selected?: readonly string[]
  onSelect?: (keys: string[]) => void
  /** Pages of a list that does not fit on one; see `usePages`. */
  paging?: { page: number; pages: number; total: number }
  /** Words where there is no row. */
  empty?: string
  /** Marks a row: a failed call. */
  toneOf?: (row: Row) => 'bad' | undefined
}

/** Renders records as a table, and below 768 px as cards; a row opens as a page of its own or in its place. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  linkOf,
  more,
  opened,
  selected,
  onSelect,
  paging,
  empty = '没有记录',
  toneOf,
}: Props<Row>) {
  const changed = useChangedLink()
  if (!rows) return <p className={styles.empty}>正在读取…</p>
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  const [first, ...others] = columns
  const width = columns.length + (selected ? 1 : 0)
  const keys = rows.map(keyOf)
  const all = selected !== undefined && keys.every((key) => selected.includes(key))
  const toggle = (key: string) =>
    onSelect?.(selected?.includes(key) ? selected.filter((one) => one !== key) : [...(selected ?? []), key])
  return (
    <>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {selected && (
              <th scope="col" className={styles.pick}>
                <input
                  type="checkbox"
                  aria-label="选择本页全部"
                  checked={all}
                  onChange={() => onSelect?.(all ? [] : keys)}
                />
              </th>
            )}
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => {
          const key = keyOf(row)
          const isOpen = more !== undefined && opened === key
          const name = first!.cell(row)
          const link = linkOf ? linkOf(row) : more && changed({ open: isOpen ? undefined : key })
          return (
            <tbody key={key}>
              <tr className={styles.row} data-tone={toneOf?.(row)} data-open={isOpen || undefined}>
                {selected && (
                  <td className={styles.pick}>
                    <input
                      type="checkbox"
                      aria-label={`选择 ${key}`}
                      checked={selected.includes(key)}
                      onChange={() => toggle(key)}
                    />
                  </td>
                )}
                <th scope="row" className={styles.name}>
                  {link ? (
                    <a href={link} className={styles.link} aria-expanded={more ? isOpen : undefined}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </th>
                {others.map(({ title, cell, breaks, wide }) => (
                  <td key={title} data-label={title} data-breaks={breaks} data-wide={wide}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
              {isOpen && (
                <tr className={styles.more}>
                  <td colSpan={width}>{more(row)}</td>
                </tr>
              )}
            </tbody>
          )
        })}
      </table>
      {paging && <Pager {...paging} />}
    </>
  )
}
