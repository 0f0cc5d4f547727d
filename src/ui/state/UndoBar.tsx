import { useEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './UndoBar.module.css'

/** What was just done, and how it is taken back. */
export interface Done {
  /** 已取消订阅“研发”. */
  text: string
  undo: () => void
}

/**
 * Over the lower edge of a page: what was done and 撤销. It takes the focus, since what was pressed may be gone, and stays
 * until it is answered or something else is done: nobody has to hurry.
 */
export function UndoBar({ done, onClose }: { done: Done | undefined; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (done) button.current?.focus({ preventScroll: true })
  }, [done])
  return (
    <div role="status" aria-live="polite" className={styles.host}>
      {done && (
        <div className={styles.bar}>
          <span>{done.text}</span>
          <button
            ref={button}
            type="button"
            className={styles.undo}
            onClick={() => {
              done.undo()
              onClose()
            }}
          >
            撤销
          </button>
          <button type="button" className={styles.close} aria-label="关闭提示" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
