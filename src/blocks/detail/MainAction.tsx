import type { ReactNode } from 'react'
import styles from './MainAction.module.css'

/**
 * The one thing that a record's page is for: 我要报名, 申请对接, 咨询此服务. It stands in the card that says how it is with
 * it; on a phone, where that card is a screen or two down, at the lower edge of the window.
 */
export function MainAction({ children }: { children: ReactNode }) {
  return (
    <div className={styles.main} data-action-bar>
      {children}
    </div>
  )
}
