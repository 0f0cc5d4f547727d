import { numberText } from '#lib/numbers.ts'
import { type Condition, type Measure, money, percent } from '#rules/srdi/result.ts'
import { ValueBar } from '#ui/chart/ValueBar.tsx'
import styles from './srdi.module.css'

type Unit = Measure['unit']

const textOf = (unit: Unit) => (value: number) =>
  unit === '元' ? money(value) : unit === '%' ? percent(value) : `${numberText(value, 2)} ${unit}`

/** Formats a difference; that of two shares is in points, because 1% more than 3% could also be 3.03%. */
const gapTextOf = (unit: Unit) =>
  unit === '%' ? (gap: number) => `${numberText(gap * 100, 2)} 个百分点` : textOf(unit)

/** Shows each value of a condition against its limit; renders nothing where no number decides. */
export function ConditionBars({ of: { measures, state } }: { of: Condition }) {
  if (!measures) return null
  return (
    <div className={styles.measures}>
      {measures.map(({ name, unit, ...measure }) => (
        <ValueBar
          key={name}
          {...measure}
          name={measures.length === 1 ? '现为' : name}
          isWaived={state === 'met'}
          text={textOf(unit)}
          gapText={gapTextOf(unit)}
        />
      ))}
    </div>
  )
}
