import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { actionOf, toSend, withNewline } from './send-rules.ts'
import styles from './SendBox.module.css'

interface Props {
  /** Typed text; `onType` keeps it. */
  typed: string
  onType: (text: string) => void
  /** Sends the trimmed text; returns false if the text cannot be sent and stays in the box. */
  onSend: (text: string) => unknown
  label: string
  placeholder: string
  /** Error of the text that is typed or was to be sent. */
  problem?: string
  /** Note in small print beside the hint on the keys. */
  note?: ReactNode
  /** Value whose change to another than 0 or false moves the focus here, as the first render does. */
  focus?: boolean | number
}

/** Renders a text box: Enter sends, Ctrl+Enter starts a new line. It takes the focus when it opens. */
export function SendBox({
  typed,
  onType: change,
  onSend,
  label,
  placeholder,
  problem,
  note,
  focus = false,
}: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  // Runs after the dialog has opened, because the dialog focuses its first control.
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus])
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const text = toSend(typed)
    box.current?.focus()
    if (!text) return
    if (onSend(text) !== false) change('')
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const action = actionOf(event)
    if (action === 'none') return
    event.preventDefault()
    if (action === 'send') return send()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const { text, caret } = withNewline(value, selectionStart, selectionEnd)
    // Sets the value before React does, so that React leaves the caret in place.
    event.currentTarget.value = text
    event.currentTarget.setSelectionRange(caret, caret)
    change(text)
  }
  return (
    <div className={styles.send}>
      <form className={styles.form} onSubmit={send}>
        <textarea
          ref={box}
          className={styles.box}
          rows={2}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem ${id}-keys`}
          placeholder={placeholder}
          enterKeyHint="send"
          value={typed}
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
        />
        <Button type="submit" look="primary">
          发送
        </Button>
      </form>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <p id={`${id}-keys`} className={styles.keys}>
        Enter 发送，Ctrl+Enter 换行。{note}
      </p>
    </div>
  )
}
