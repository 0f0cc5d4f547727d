import type { ReactNode } from 'react'
import styles from './Columns.module.css'

/** Renders fields in two columns, or one on a phone, with a heading if the form has several parts. */
export function Columns({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.columns}>{children}</div>
    </section>
  )
}
