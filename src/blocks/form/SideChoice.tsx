import type { Side } from '#offline/outbox/conflict.ts'
import styles from './SideChoice.module.css'

interface Props {
  /** Name of the radio group, unique on the page. */
  name: string
  label: string
  /** Both values as text; '' if empty. */
  words: Readonly<Record<Side, string>>
  chosen: Side
  onChoose: (side: Side) => void
}

const whose = { mine: '本机', theirs: '市平台' } as const

/** Asks to choose between this device's value of a field and the city's, shown side by side. */
export function SideChoice({ name, label, words, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={styles.side}>
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span className={styles.whose}>{whose[side]}</span>
          <span>{words[side] || '未填写'}</span>
        </label>
      ))}
    </fieldset>
  )
}
