import type { ReactNode } from 'react'
import styles from './Card.module.css'

interface Props {
  /** A line of its own above the title and the tabs: filters. */
  above?: ReactNode
  /** An h2 at the upper left; without it the card is a plain surface. */
  title?: ReactNode
  /** Beside the title: tabs. */
  tabs?: ReactNode
  /** At the right edge of the title: a count, a link to all. */
  aside?: ReactNode
  /** Below a line at the lower edge: actions, a pager. */
  foot?: ReactNode
  children: ReactNode
}

/** A white surface with one subject. */
export function Card({ above, title, tabs, aside, foot, children }: Props) {
  const hasHead = Boolean(title ?? tabs ?? aside)
  return (
    <section className={styles.card}>
      {above}
      {hasHead && (
        <div className={styles.head}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {tabs}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  )
}
