import { useEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './UndoBar.module.css'

/** What was just done, and how it is taken back. */
export interface Done {
  /** 已取消订阅“研发”. */
  text: string
  undo: () => void
}

interface Props {
  done: Done | undefined
  onClose: () => void
  /** True in a form: whoever did it goes on in their field, and the buttons at a phone's lower edge stay free. */
  inForm?: boolean
}

/**
 * Over the lower edge of a page: what was done and 撤销. It takes the focus, since what was pressed may be gone, and stays
 * until it is answered or something else is done: nobody has to hurry.
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
