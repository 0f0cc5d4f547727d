import type { Side } from '#offline/outbox/conflict.ts'
import styles from './SideChoice.module.css'

interface Props {
  /** Of the radio buttons, unlike any other on the page. */
  name: string
  label: string
  /** Both values in words; '' where nothing was filled in. */
  words: Readonly<Record<Side, string>>
  chosen: Side
  onChoose: (side: Side) => void
}

const whose = { mine: '本机', theirs: '市平台' } as const

/** The choice between this device's value of a field and the city's, which stand beside each other. */
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
