import type { ReactNode } from 'react'
import styles from './Card.module.css'

interface Props {
  /** Line above the title and the tabs: filters */
  above?: ReactNode
  /** Text of the h2; without title, tabs and aside the card has no head */
  title?: ReactNode
  /** Tabs beside the title */
  tabs?: ReactNode
  /** Content at the right edge of the title: a count, a link to all */
  aside?: ReactNode
  /** Content below a line at the bottom: actions, a pager */
  foot?: ReactNode
  children: ReactNode
}

/** Renders a white surface with one subject. */
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
