import { useEffect } from 'react'
import styles from './frame.module.css'

/** Id of the part of a page that is not the frame. */
export const MAIN = 'main'

/**
 * The first stop of the keyboard: past header and menu, without a step in the history. Every frame begins with it, so it
 * says when the frame answers: what was pressed before is pressed again (public/first.js), what depends on the device
 * may come (main.tsx).
 */
export function SkipLink() {
  useEffect(() => void dispatchEvent(new Event('portal-ready')), [])
  return (
    <a
      href={`#${MAIN}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(MAIN)?.focus()
      }}
    >
      跳到正文
    </a>
  )
}
