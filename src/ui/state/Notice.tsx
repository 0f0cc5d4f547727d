import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface Props {
  tone: 'info' | 'ok' | 'warn' | 'bad'
  /** The point, in bold. */
  title?: string
  children?: ReactNode
  /** A link or a plain button at the right edge. */
  action?: ReactNode
}

/** A banner over a page or a block: something to know, and what to do about it. */
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
