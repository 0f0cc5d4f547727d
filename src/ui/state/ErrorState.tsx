import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './State.module.css'

interface Props {
  /** True where nothing went wrong: said calmly, without the sign of a fault. */
  calm?: boolean
  /** What happened. */
  title: string
  /** What that means for the person, and what helps. */
  hint?: string
  /** In small print: what helps whoever mends it. */
  detail?: string
  /** Tries again; without it there is nothing to try. */
  onRetry?: () => void
  /** True while trying again. */
  retrying?: boolean
  /** Another way on: a link. */
  action?: ReactNode
}

/** A list or page that could not be had. Announced when it appears. */
export function ErrorState({ calm = false, title, hint, detail, onRetry, retrying = false, action }: Props) {
  return (
    <div className={styles.state} data-state="error" role={calm ? 'status' : 'alert'}>
      <span className={styles.picture} data-tone={calm ? undefined : 'bad'}>
        <Icon name={calm ? 'inbox' : 'warn'} size="1.5rem" />
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
