import { Glyph } from '#ui/Icon.tsx'
import { kindIcons } from './icons.ts'
import styles from './KindMark.module.css'

/** Shows the mark of a kind in place of a picture that its publisher did not give, so that all rows keep one edge. */
export const KindMark = ({ kind }: { kind: keyof typeof kindIcons }) => (
  <span className={styles.mark}>
    <Glyph d={kindIcons[kind]} />
  </span>
)
