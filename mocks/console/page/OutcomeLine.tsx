import { useSnapshot } from 'valtio'
import { Icon } from '#ui/Icon.tsx'
import { currentWorld, useAnswer } from './client.ts'
import { outcome } from './outcome.ts'
import { UndoButton } from './UndoButton.tsx'
import styles from './OutcomeLine.module.css'

/**
 * Renders the result of the last action at the lower edge, where it is in sight on every page, and the way back from a
 * reset of this world while there is one.
 */
export function OutcomeLine() {
  const { text, tone, number } = useSnapshot(outcome)
  const { data: formers } = useAnswer('GET undo')
  const former = formers?.find(({ name }) => name === currentWorld())
  return (
    <div className={styles.line} data-tone={tone}>
      <div role="status" aria-label="操作结果">
        {text ? (
          <p key={number} className={styles.text}>
            <Icon name={tone === 'bad' ? 'warn' : 'check'} />
            <span>{text}</span>
          </p>
        ) : (
          <p className={styles.text}>操作的结果显示在这里</p>
        )}
      </div>
      {former && <UndoButton former={former} />}
    </div>
  )
}
