import type { ReactNode } from 'react'
import styles from './StateChip.module.css'

/** Meaning of a state; each meaning has the same colour everywhere */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral'

/** Maximal number of characters that fit beside a title on a phone */
const WIDE = 9

/** Renders a state as a dot and words, so that colour is never the only sign. */
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
