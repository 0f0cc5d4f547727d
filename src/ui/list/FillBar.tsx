import type { ReactNode } from 'react'
import styles from './FillBar.module.css'

interface Props {
  /** Filled part, from 0 to 1 */
  share: number
  /** True if little is left */
  scarce?: boolean
  /** Words that say the same with numbers: 剩余 12 个名额，共 100 个 */
  children: ReactNode
}

/** Renders a thin bar and its words in a ListRow: seats taken, money paid. */
export const FillBar = ({ share, scarce = false, children }: Props) => (
  <p className={styles.line}>
    <span className={styles.bar} data-scarce={scarce || undefined} aria-hidden="true">
      <i style={{ width: `${String(Math.min(100, Math.max(0, Math.round(share * 100))))}%` }} />
    </span>
    <span>{children}</span>
  </p>
)
