import type { ReactNode } from 'react'
import styles from './blocks.module.css'

interface Props {
  /** Name of the block, which determines its height (blocks.module.css) before and after it is loaded. */
  title: string
  /** True if the city has no rows for the block; then no height is kept. */
  isEmpty?: boolean
  /** True if a phone shows only the first four rows or cards, because the link leads to all of them. */
  brief?: boolean
  children: ReactNode
}

/** Renders the content of a block of the home page, below its title. */
export function Body({ title, isEmpty, brief, children }: Props) {
  return (
    <div className={styles.body} data-block={title} data-brief={brief} data-empty={isEmpty}>
      {children}
    </div>
  )
}

/** Keeps the height of the pager until the first page is loaded. */
export const PagerRoom = () => <div className={styles.pager} />
