import type { ChartTone } from './Bar.tsx'
import chart from './chart.module.css'
import styles from './Ring.module.css'

/** Part of a whole; `open` is not decided yet, and drawn as a thin line. */
export interface RingPart {
  words: string
  count: number
  tone: ChartTone | 'open'
}

interface Props {
  /** Parts of the whole; the first is the one that is counted: 6/8. */
  parts: readonly RingPart[]
  /** Unit of the numbers: 项. */
  unit: string
}

/** Parts up to which each one of the whole is drawn by itself. */
const SINGLE = 24
const GAP = 0.14

/** Shows how many of a whole (6/8) as a ring, with the number of each part beside it. */
export function Ring({ parts, unit }: Props) {
  const shown = parts.filter(({ count }, at) => at === 0 || count > 0)
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  const counted = parts[0]?.count ?? 0
  const isSingle = total > 1 && total <= SINGLE
  const arcs = shown.flatMap(({ count, tone }, at) => {
    const start = shown.slice(0, at).reduce((sum, one) => sum + one.count, 0)
    return isSingle || count === 0
      ? Array.from({ length: count }, (_, of) => ({ tone, start: start + of, length: 1 - GAP }))
      : [{ tone, start, length: count }]
  })
  return (
    <div className={`${chart.chart} ${styles.ring}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        {total === 0 && <circle className={styles.empty} cx="20" cy="20" r="16" />}
        {arcs.map(({ tone, start, length }) => (
          <circle
            key={start}
            data-tone={tone}
            data-counted={start < counted || undefined}
            cx="20"
            cy="20"
            r="16"
            pathLength={total}
            strokeDasharray={length < total ? `${String(length)} ${String(total)}` : undefined}
            strokeDashoffset={-start}
            transform="rotate(-90 20 20)"
          />
        ))}
        <text x="20" y="20" dy="0.36em" data-long={counted + total > 99 || undefined}>
          {`${String(counted)}/${String(total)}`}
        </text>
      </svg>
      <ul>
        {shown.map(({ words, count, tone }, at) => (
          <li key={words} data-tone={tone} data-counted={at === 0 || undefined}>
            {words} <strong>{count}</strong> {unit}
          </li>
        ))}
      </ul>
    </div>
  )
}
