import type { ReactNode } from 'react'
import styles from './RowBlock.module.css'

/** Meaning of a block: `near` asks for attention, `over` has passed */
export type BlockTone = 'plain' | 'near' | 'over'

interface Props {
  /** Line above the number: 12月, 还剩 */
  head: string
  /** Number or short word in large type: 25, 今天 */
  main: ReactNode
  /** Line below the number: 周三, 个工作日 */
  foot: string
  tone?: BlockTone
  /** All of it as one text, for screen readers and where the row is narrow: 还剩 3 个工作日 */
  children: ReactNode
}

/**
 * Renders the block of three short lines that stands in the `picture` slot of a ListRow. A narrow row has its text in
 * place of it.
 */
export function RowBlock({ head, main, foot, tone = 'plain', children }: Props) {
  return (
    <span className={`${styles.block} ${styles[tone]}`} data-block>
      <span className={styles.text}>{children}</span>
      <span className={styles.head} aria-hidden="true">
        {head}
      </span>
      <span className={styles.main} aria-hidden="true">
        {main}
      </span>
      <span className={styles.foot} aria-hidden="true">
        {foot}
      </span>
    </span>
  )
}
