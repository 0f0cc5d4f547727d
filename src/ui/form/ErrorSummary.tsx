import { useEffect, useId, useRef } from 'react'
import { fieldId } from './field.ts'
import styles from './ErrorSummary.module.css'

/** Error at a field */
export interface Problem {
  /** Name of the field */
  name: string
  label: string
  message: string
}

interface Props {
  problems: readonly Problem[]
  /** Value that changes with each attempt to continue, on which the summary takes the focus; without it the focus stays */
  focusKey?: unknown
  /** True if the summary is among fields and not at the edge of a card */
  inset?: boolean
  /** Reveals a field and focuses it */
  onGo: (name: string) => unknown
}

/** Renders the errors above a form, each with a link to its field. */
export function ErrorSummary({ problems, focusKey, inset = false, onGo }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (focusKey) box.current?.focus()
  }, [focusKey])
  if (!problems.length) return null
  return (
    <div
      ref={box}
      className={inset ? `${styles.summary} ${styles.inset}` : styles.summary}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <h2 id={id} className={styles.title}>
        有 {problems.length} 处需要修改
      </h2>
      <ul className={styles.list}>
        {problems.map(({ name, label, message }) => (
          <li key={name + message}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault()
                onGo(name)
              }}
            >
              {label}
            </a>
            ：{message}
          </li>
        ))}
      </ul>
    </div>
  )
}
