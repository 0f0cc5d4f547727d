import { useEffect, useRef } from 'react'
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
  /** Changes when the person tried to go on: focus moves here each time it does. */
  focusKey: unknown
  /** Opens what hides the field, and moves focus to it. */
  onGo: (name: string) => void
}

/** What is to be mended, on top of the form, each a link to its field. */
export function ErrorSummary({ problems, focusKey, onGo }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusKey) box.current?.focus()
  }, [focusKey])
  if (!problems.length) return null
  return (
    <div ref={box} className={styles.summary} role="group" aria-labelledby="error-summary" tabIndex={-1}>
      <h2 id="error-summary" className={styles.title}>
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
