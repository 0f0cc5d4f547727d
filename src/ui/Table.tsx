import type { ReactNode } from 'react'
import styles from './Table.module.css'

interface Props {
  head: readonly string[]
  /** Cells of each row; the first, a text, names the row. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
  /** True if on a phone each row is a block of its own with the heads beside its cells. */
  stacks?: boolean
}

/** Renders rows of figures as a table with named rows and columns. */
export const Table = ({ head, rows, stacks }: Props) => (
  <table className={styles.table} data-stacks={stacks}>
    <thead>
      <tr>
        {head.map((word) => (
          <th key={word} scope="col">
            {word}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={head[at + 1]} data-label={head[at + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
