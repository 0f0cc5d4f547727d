import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

/** Renders the foot of a form: the state of the draft on the left, the actions on the right. Sticky on phones. */
export function ActionBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar} data-action-bar>
      <p className={styles.note}>{note}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
