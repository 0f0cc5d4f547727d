import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { run } from './run.ts'
import styles from './FormLine.module.css'

interface Props {
  /** Accessible name of the form. */
  label: string
  /** Verb of its button. */
  submit: string
  look?: 'primary' | 'secondary' | 'danger'
  /** Runs the action and returns the words for its success. */
  act: () => Promise<string>
  /** Called after a success. */
  onDone?: () => void
  /** Buttons beside the first. */
  others?: ReactNode
  children?: ReactNode
}

/** Renders the fields of one action in a line, and below 768 px in a column, with its button. */
export function FormLine({ label, submit, look = 'primary', act, onDone, others, children }: Props) {
  const [busy, setBusy] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const done = await run(act)
    setBusy(false)
    if (done) onDone?.()
  }
  return (
    <form className={styles.line} aria-label={label} onSubmit={onSubmit} noValidate>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" look={look} busy={busy}>
          {submit}
        </Button>
        {others}
      </div>
    </form>
  )
}

/** Renders a button that runs an action without values. */
export function ActionButton({
  act,
  look,
  label,
  children,
}: {
  act: () => Promise<string>
  /** Accessible name, where the shown one does not tell buttons apart. */
  label?: string
  look?: 'primary' | 'secondary' | 'plain' | 'danger'
  children: ReactNode
}) {
  const [busy, setBusy] = useState(false)
  const onClick = async () => {
    setBusy(true)
    await run(act)
    setBusy(false)
  }
  return (
    <Button busy={busy} onClick={onClick} aria-label={label} {...(look && { look })}>
      {children}
    </Button>
  )
}
