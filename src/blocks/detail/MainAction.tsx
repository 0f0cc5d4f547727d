import type { ReactNode } from 'react'
import styles from './MainAction.module.css'

/**
 * Shows the main action of a record's page: 我要报名, 申请对接, 咨询此服务. Placed in the card with the record's state; on a phone,
 * where that card is a screen or two down, fixed to the lower edge of the window.
 */
export function MainAction({ children }: { children: ReactNode }) {
  return (
    <div className={styles.main} data-action-bar>
      {children}
    </div>
  )
}
