import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/Icon.tsx'
import styles from './State.module.css'

interface Props {
  /** What is not there: 暂无申报. */
  title: string
  /** What to do next. */
  hint?: string
  /** The way to do it: a link or a button. */
  action?: ReactNode
  icon?: IconName
}

/** A list with nothing in it. */
export function EmptyState({ title, hint, action, icon = 'inbox' }: Props) {
  return (
    <div className={styles.state} data-state="empty">
      <span className={styles.picture}>
        <Icon name={icon} size="1.5rem" />
      </span>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
