import { pieces } from '#lib/search-words.ts'
import styles from './Marked.module.css'
import { useSearch } from './useSearch.ts'

interface Props {
  text: string
  /** Search words; '' for none */
  looked: string
}

/** Renders a text with search words and their synonyms marked. */
export const Marked = ({ text, looked }: Props) =>
  looked.trim() ? <Words text={text} looked={looked} /> : text

function Words({ text, looked }: Props) {
  const search = useSearch(true)
  return (search?.markedPieces(text, looked) ?? pieces(text, looked)).map((piece, index) =>
    piece.hit ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
