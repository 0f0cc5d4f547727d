import type { ReactNode } from 'react'
import styles from './Steps.module.css'

/** Step of a procedure */
export interface Step {
  /** Name of the step: 提交咨询; a sentence if it has no other words */
  title: string
  /** Work of this step, and its office or limit */
  words?: ReactNode
}

/** Most steps in one line, and most characters that fit beside each other in three lines of the narrowest content. */
const MOST_ACROSS = 7
const MOST_CHARACTERS = 160

const lengthOf = ({ title, words = '' }: Step) =>
  typeof words === 'string' ? title.length + words.length : Infinity

/**
 * Renders the steps of a procedure as numbers joined by a line: across where there is room and all of them are short,
 * down otherwise. An ordered list for screen readers.
 */
export function Steps({ steps, label }: { steps: readonly Step[]; label?: string }) {
  const isAcross =
    steps.length <= MOST_ACROSS && Math.max(...steps.map(lengthOf)) * steps.length <= MOST_CHARACTERS
  return (
    <div className={styles.box}>
      <ol className={styles.steps} data-across={isAcross || undefined} aria-label={label}>
        {steps.map(({ title, words }, at) => (
          <li key={at}>
            <strong>{title}</strong>
            {words && <p>{words}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}
