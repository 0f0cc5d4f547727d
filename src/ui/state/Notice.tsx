import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface Props {
  tone: 'info' | 'ok' | 'warn' | 'bad'
  /** Main statement, in bold */
  title?: string
  children?: ReactNode
  /** Link or plain button at the right edge */
  action?: ReactNode
}

/** Renders a banner above a page or block with a message and an action. */
export function Notice({ tone, title, children, action }: Props) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <p className={styles.words}>
        {title && <strong>{title}</strong>}
        <span>{children}</span>
      </p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
