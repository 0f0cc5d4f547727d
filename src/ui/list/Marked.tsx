import { pieces } from '#lib/search-words.ts'
import styles from './Marked.module.css'

/** A text with the words that were looked for marked in it. */
export function Marked({ text, looked }: { text: string; looked: string }) {
  return pieces(text, looked).map((piece, index) =>
    piece.hit ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
