import type { ReactNode } from 'react'
import styles from './StateChip.module.css'

/** What a state means: the same colour for the same meaning everywhere. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral'

/** Most characters beside a title on a phone. */
const WIDE = 9

/** A state as dot and words; the colour is never the only sign. */
export function StateChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`${styles.chip} ${styles[tone]}`}
      data-wide={(typeof children === 'string' && children.length > WIDE) || undefined}
    >
      {children}
    </span>
  )
}
