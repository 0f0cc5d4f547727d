import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { LateArt } from './late-art.ts'
import styles from './State.module.css'

interface Props {
  /** True if there is no error: rendered without the warning sign and announced politely */
  calm?: boolean
  /** Title that says what happened */
  title: string
  /** Consequence for the user, and advice */
  hint?: string
  /** Technical detail in small print, for support */
  detail?: string
  /** Retries; without it there is no retry button */
  onRetry?: () => void
  /** True during a retry */
  retrying?: boolean
  /** Alternative link */
  action?: ReactNode
}

/** Renders the state of a list or page that could not be loaded. Announced when it appears. */
export function ErrorState({ calm = false, title, hint, detail, onRetry, retrying = false, action }: Props) {
  return (
    <div className={styles.state} data-state="error" role={calm ? 'status' : 'alert'}>
      <span className={styles.picture}>
        <LateArt name={calm ? 'away' : 'failed'} />
      </span>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {detail && <p className={styles.detail}>{detail}</p>}
      <div className={styles.actions}>
        {onRetry && (
          <Button onClick={onRetry} busy={retrying}>
            {retrying ? '正在重试' : '重试'}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
