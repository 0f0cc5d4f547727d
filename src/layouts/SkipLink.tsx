import styles from './frame.module.css'

/** Id of the part of a page that is not the frame. */
export const MAIN = 'main'

/** The first stop of the keyboard: past header and menu, without a step in the history. */
export function SkipLink() {
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
