import type { ReactNode } from 'react'
import styles from './Columns.module.css'

/** Fields in two columns, one on a phone; a heading where the form has parts. */
export function Columns({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.columns}>{children}</div>
    </section>
  )
}
