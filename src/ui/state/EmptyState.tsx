import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/Icon.tsx'
import styles from './State.module.css'

interface Props {
  /** Title that names the missing records: 暂无申报 */
  title: string
  /** Advice on the next step */
  hint?: string
  /** Link or button for the next step */
  action?: ReactNode
  icon?: IconName
}

/** Renders the state of an empty list. */
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
