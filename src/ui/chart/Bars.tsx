import styles from './Bars.module.css'
import chart from './chart.module.css'
import { percentOf, placeOn, ticksOf } from './scale.ts'

/** Column of a chart. */
export interface Column {
  /** Name below the column: 12月. */
  label: string
  value: number
  /** Value that is possible, drawn lighter behind `value`. */
  upTo?: number
}

interface Props {
  /** Says what the columns show; read aloud before the numbers. */
  label: string
  /** Names the columns, `value` and `upTo` of the table that is read aloud: 月份, 可确定, 最高. */
  head: readonly [column: string, value: string, upTo?: string]
  columns: readonly Column[]
  /** Formats a value in the table, with its unit. */
  text: (value: number) => string
  /** Formats a value beside an axis or above a column, without its unit. */
  short: (value: number) => string
  /** Unit of the axis: 万元. */
  unit: string
}

/** Number of columns beyond which a narrow chart names every second one. */
const MANY = 6
/** Width of a column as a share of its place, and at most in percent of the chart. */
const WIDTH = 0.56
const WIDEST = 8

/**
 * Shows values by month or category as columns over an axis with round ticks. The highest value stands above its column,
 * the others where there is room; a table that is read aloud has them all.
 */
export function Bars({ label, head, columns, text, short, unit }: Props) {
  const tops = columns.map(({ value, upTo = value }) => (Math.abs(upTo) > Math.abs(value) ? upTo : value))
  const ticks = ticksOf([...tops, ...columns.map(({ value }) => value)])
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const heightOf = (value: number) => 100 - placeOn(value, low, high)
  const slot = 100 / Math.max(1, columns.length)
  const width = Math.min(WIDTH * slot, WIDEST)
  const column = (value: number, at: number) => ({
    x: percentOf((at + 0.5) * slot - width / 2),
    width: percentOf(width),
    y: percentOf(Math.min(heightOf(0), heightOf(value))),
    height: percentOf(Math.abs(heightOf(value) - heightOf(0))),
  })
  const highest = tops.indexOf(Math.max(...tops))
  const hasPossible = head[2] !== undefined
  return (
    <figure className={`${chart.chart} ${styles.bars}`} data-many={columns.length > MANY || undefined}>
      <p className={styles.legend} aria-hidden="true">
        <span>{unit}</span>
        {hasPossible && (
          <>
            <span data-key="fill">{head[1]}</span>
            <span data-key="possible">{head[2]}</span>
          </>
        )}
      </p>
      <svg className={styles.axis} aria-hidden="true" focusable="false">
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={percentOf(heightOf(tick))} dy="0.35em">
            {short(tick)}
          </text>
        ))}
      </svg>
      <svg className={styles.plot} aria-hidden="true" focusable="false">
        {ticks.map((tick) => (
          <line
            key={tick}
            className={tick === 0 ? chart.zero : chart.grid}
            x2="100%"
            y1={percentOf(heightOf(tick))}
            y2={percentOf(heightOf(tick))}
          />
        ))}
        {columns.map(({ label: name, value, upTo }, at) => {
          const middle = percentOf((at + 0.5) * slot)
          const top = tops[at]!
          return (
            <g key={name} data-highest={at === highest || undefined}>
              {upTo !== undefined && <rect className={chart.possible} {...column(upTo, at)} />}
              <rect className={chart.fill} {...column(value, at)} />
              <text
                className={chart.number}
                x={middle}
                y={percentOf(heightOf(top))}
                dy={top < 0 ? '1.1em' : '-0.4em'}
              >
                {short(top)}
              </text>
              <text
                className={at % 2 === 1 ? styles.even : undefined}
                x={middle}
                y="100%"
                dy={low < 0 ? '2.2em' : '1.5em'}
              >
                {name}
              </text>
            </g>
          )
        })}
      </svg>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ label: name, value, upTo = value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text(value)}</td>
              {hasPossible && <td>{text(upTo)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
