import type { ReactNode } from 'react'
import styles from './StateChip.module.css'

/** What a state means: the same colour for the same meaning everywhere. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral'

/** A state as dot and words; the colour is never the only sign. */
export function StateChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>
}
