import type { ReactNode } from 'react'
import styles from './Columns.module.css'

/** The surface of a form: stepper, summary, parts and action bar below each other. */
export function FormCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}
