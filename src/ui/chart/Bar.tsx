import styles from './Bar.module.css'
import chart from './chart.module.css'
import { percentOf, placeOn } from './scale.ts'

/** Meaning of a part of a chart; each has a colour of its own, and words beside the chart say it too. */
export type ChartTone = 'main' | 'ok' | 'warn' | 'bad'

interface Props {
  value: number
  /** Value that is possible, drawn lighter behind `value`. */
  upTo?: number
  /** Left end of the scale; values below it end in a break. */
  from?: number
  /** Right end of the scale; values above it end in a break. */
  to: number
  /** Limit, drawn as a line across the bar. */
  limit?: number
  /** Side of the limit on which values meet it, tinted. */
  meets?: 'above' | 'below'
  tone?: ChartTone
}

/** Draws a value as a bar from 0 on a scale. A picture only: its caller writes the numbers beside it. */
export function Bar({ value, upTo, from = 0, to, limit, meets, tone = 'main' }: Props) {
  const place = (of: number) => placeOn(of, from, to)
  const zero = place(0)
  const span = (of: number) => ({
    x: percentOf(Math.min(zero, place(of))),
    width: percentOf(Math.abs(place(of) - zero)),
    height: '100%',
  })
  const mark = limit === undefined ? undefined : place(limit)
  return (
    <svg className={`${chart.chart} ${styles.bar}`} data-tone={tone} aria-hidden="true" focusable="false">
      <rect className={styles.track} width="100%" height="100%" rx="2" />
      {mark !== undefined && meets && (
        <rect
          className={styles.zone}
          x={meets === 'above' ? percentOf(mark) : 0}
          width={percentOf(meets === 'above' ? 100 - mark : mark)}
          height="100%"
        />
      )}
      {upTo !== undefined && <rect className={chart.possible} {...span(upTo)} rx="2" />}
      <rect className={chart.fill} {...span(value)} rx="2" />
      {zero > 0 && <line className={chart.zero} x1={percentOf(zero)} x2={percentOf(zero)} y2="100%" />}
      {(value > to || value < from) && (
        <svg x={value > to ? '100%' : '0%'} overflow="visible">
          {[0, 0.35].map((shift) => {
            const at = value > to ? -1 + shift : 0.45 + shift
            return (
              <line
                key={shift}
                className={styles.break}
                x1={`${String(at)}em`}
                x2={`${String(at + 0.3)}em`}
                y1="120%"
                y2="-20%"
              />
            )
          })}
        </svg>
      )}
      {mark !== undefined && (
        <line className={styles.limit} x1={percentOf(mark)} x2={percentOf(mark)} y1="-35%" y2="135%" />
      )}
    </svg>
  )
}
