import type { ReactNode } from 'react'
import { LateArt } from './late-art.ts'
import type { ArtName } from './StateArt.tsx'
import styles from './State.module.css'

interface Props {
  /** Title that names the missing records: 暂无申报 */
  title: string
  /** Advice on the next step */
  hint?: string
  /** Link or button for the next step */
  action?: ReactNode
  /** Drawing in place of that of the page's area */
  art?: ArtName
}

/** Renders the state of an empty list. */
export function EmptyState({ title, hint, action, art }: Props) {
  return (
    <div className={styles.state} data-state="empty">
      <span className={styles.picture}>
        <LateArt name={art} />
      </span>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
