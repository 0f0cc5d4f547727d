import { useEffect, useId, useRef } from 'react'
import { fieldId } from './field.ts'
import styles from './ErrorSummary.module.css'

/** One thing to mend, at a field. */
export interface Problem {
  /** The field's name. */
  name: string
  label: string
  message: string
}

interface Props {
  problems: readonly Problem[]
  /** Changes when the person tried to go on: focus moves here each time it does; without it the focus stays. */
  focusKey?: unknown
  /** True where it stands among fields, not on a card's edge. */
  inset?: boolean
  /** Opens what hides the field, and moves focus to it. */
  onGo: (name: string) => unknown
}

/** What is to be mended, on top of the form, each a link to its field. */
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
