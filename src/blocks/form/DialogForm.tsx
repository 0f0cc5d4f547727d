import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { focusField, Tried } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import styles from './DialogForm.module.css'

interface Props {
  submitLabel: string
  /** True where it cannot be taken back. */
  danger?: boolean
  /** Names of the fields with something to mend, in their order. */
  wrong: readonly string[]
  onSend: () => void
  /** The fields; told whether one has tried to send, from when on errors show. */
  children: (tried: boolean) => ReactNode
}

/** The few fields of a dialog and the button that sends them; what is wrong first is where the focus goes. */
export function DialogForm({ submitLabel, danger = false, wrong, onSend, children }: Props) {
  const [tried, setTried] = useState(false)
  const [first] = wrong
  return (
    <Fluent>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (first === undefined) onSend()
          else focusField(first)
        }}
      >
        <Tried value={tried}>{children(tried)}</Tried>
        <div className={styles.end}>
          <Button type="submit" look={danger ? 'danger' : 'primary'}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Fluent>
  )
}
