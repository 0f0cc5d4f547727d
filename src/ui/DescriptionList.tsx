import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

interface Props {
  /** Pairs of label and value; a pair whose value is undefined or '' is left out. */
  items: [label: string, value: ReactNode][]
}

/** Facts of one record: labels in a column, values beside them; two pairs in a row where there is room. */
export function DescriptionList({ items }: Props) {
  return (
    <dl className={styles.list}>
      {items
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label} className={styles.pair}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
