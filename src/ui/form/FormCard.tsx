import type { ReactNode } from 'react'
import styles from './Columns.module.css'

/** Renders the surface of a form with its stepper, summary, parts and action bar. */
export function FormCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}
