import type { ReactNode } from 'react'
import { RecordPicture } from './RecordPicture.tsx'
import styles from './RowCover.module.css'

interface Props {
  /** Path of the picture in the record */
  path: string
  /** Word in place of a picture that cannot be loaded */
  word: string
  /** StateChip to the left of the cover */
  children?: ReactNode
}

/**
 * Renders a record's cover at the right edge of a ListRow, with its state beside it. A phone and a narrow column show
 * only the state, because the text needs the width.
 */
export const RowCover = ({ path, word, children }: Props) => (
  <span className={styles.edge}>
    {children}
    <span className={styles.cover}>
      <RecordPicture path={path} alt="" ratio="16 / 9" word={word} />
    </span>
  </span>
)
