import styles from './frame.module.css'

/** Id of the main element. */
export const MAIN_ID = 'main'

/** Skips header and menu as the first keyboard stop, without a history entry. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      跳到正文
    </a>
  )
}
