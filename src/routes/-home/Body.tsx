import type { ReactNode } from 'react'
import styles from './blocks.module.css'

interface Props {
  /** Which block's: each has its height (blocks.module.css), before and after what it asks for comes. */
  title: string
  /** True where the city answered that there is nothing: no height is kept. */
  isEmpty?: boolean
  /** True where a phone shows the first four rows or cards only: all of them are one press away. */
  brief?: boolean
  children: ReactNode
}

/** What a block of the home page holds, below its name. */
export function Body({ title, isEmpty, brief, children }: Props) {
  return (
    <div className={styles.body} data-block={title} data-brief={brief} data-empty={isEmpty}>
      {children}
    </div>
  )
}

/** The height of a pager that is on its way with the first page. */
export const PagerRoom = () => <div className={styles.pager} />
