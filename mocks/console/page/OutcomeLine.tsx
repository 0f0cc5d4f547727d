import { useSnapshot } from 'valtio'
import { Icon } from '#ui/Icon.tsx'
import { outcome } from './outcome.ts'
import styles from './OutcomeLine.module.css'

/** Renders the result of the last action at the lower edge, where it is in sight on every page. */
export function OutcomeLine() {
  const { text, tone, number } = useSnapshot(outcome)
  return (
    <div role="status" aria-label="操作结果" className={styles.line} data-tone={tone}>
      {text ? (
        <p key={number} className={styles.text}>
          <Icon name={tone === 'bad' ? 'warn' : 'check'} />
          <span>{text}</span>
        </p>
      ) : (
        <p className={styles.text}>操作的结果显示在这里</p>
      )}
    </div>
  )
}
