import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

interface Props {
  /** Pairs of label and value; pairs with the value undefined, false or '' are omitted */
  items: [label: string, value: ReactNode][]
}

/** Renders the facts of a record as labels with values beside them, in two columns where there is room. */
export function DescriptionList({ items }: Props) {
  return (
    <dl className={styles.list}>
      {items
        .filter(([, value]) => value !== undefined && value !== false && value !== '')
        .map(([label, value]) => (
          <div key={label} className={styles.pair}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
