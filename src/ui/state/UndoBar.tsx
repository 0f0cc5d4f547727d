import { useEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './UndoBar.module.css'

/** Action that was just done, with its undo */
export interface Done {
  /** Description like 已取消订阅“研发” */
  text: string
  undo: () => void
}

interface Props {
  done: Done | undefined
  onClose: () => void
  /** True in a form: the focus stays in its field, and the bar leaves the buttons at a phone's bottom free */
  inForm?: boolean
}

/**
 * Renders a bar above the bottom of the page with an action that was done and 撤销. Takes the focus, because the pressed
 * element may be gone, and stays until it is closed or replaced, so that there is no time limit.
 */
export function UndoBar({ done, onClose, inForm = false }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (done && !inForm) button.current?.focus({ preventScroll: true })
  }, [done, inForm])
  return (
    <div
      role="status"
      aria-live="polite"
      className={inForm ? `${styles.host} ${styles.inForm}` : styles.host}
    >
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
