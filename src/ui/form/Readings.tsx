import type { Reading } from '#lib/typed-number.ts'
import { Button } from '#ui/Button.tsx'
import styles from './controls.module.css'

interface Props {
  /** Label of the field */
  label: string
  readings: readonly Reading[]
  onChoose: (value: number) => void
}

/**
 * Renders a button for each possible reading of a number, below the field and its error. Only the person
 * knows the intended unit, so that nothing is converted silently. Price: one more press, for each pasted
 * number too.
 */
export function Readings({ label, readings, onChoose }: Props) {
  return (
    <span role="group" aria-label={`${label}填入`} className={styles.readings}>
      {readings.map(({ value, words }) => (
        <Button key={words} onClick={() => onChoose(value)}>
          填入 {words}
        </Button>
      ))}
    </span>
  )
}
