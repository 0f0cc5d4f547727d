import type { CSSProperties } from 'react'
import { Bar } from './Bar.tsx'
import chart from './chart.module.css'
import { percentOf, placeOn } from './scale.ts'
import styles from './ValueBar.module.css'

interface Props {
  /** Name of the value: 上年研发费用. */
  name: string
  /** Missing while it is not known. */
  value?: number
  limit: number
  /** True where values up to the limit meet it, else those from the limit on. */
  isMost?: boolean
  /** Greatest possible value, where the scale would go beyond it. */
  most?: number
  /** True where the limit need not be met, because another value meets what is asked. */
  isWaived?: boolean
  /** Formats a value with its unit. */
  text: (value: number) => string
  /** Formats a difference of two values, where that is written in another way: 0.9 个百分点. */
  gapText?: (gap: number) => string
}

/** Share of the scale left of the limit, so that the limits of bars below each other stand in one line. */
const LIMIT_AT = 2 / 3

/** Returns the scale of a limit: the limit at two thirds of it, and negative values with a third of their own. */
function scaleOf(limit: number, value: number, most: number): { from: number; to: number } {
  const size = limit > 0 ? limit / LIMIT_AT : Math.max(1, Math.abs(value), Math.abs(limit)) * 1.5
  return { from: value < 0 || limit <= 0 ? -size / (limit > 0 ? 3 : 1) : 0, to: Math.min(size, most) }
}

/**
 * Shows a value against the limit that it must reach or keep: bar, limit and both ends of the scale, and in words
 * whether it is met or by how much not.
 */
export function ValueBar({
  name,
  value,
  limit,
  isMost = false,
  most = Infinity,
  isWaived = false,
  text,
  gapText = text,
}: Props) {
  const { from, to } = scaleOf(limit, value ?? 0, most)
  const gap = value === undefined ? undefined : isMost ? value - limit : limit - value
  const isMet = gap !== undefined && gap <= 0
  const tone = isMet ? 'ok' : isWaived ? 'main' : 'warn'
  return (
    <div
      className={`${chart.chart} ${styles.valueBar}`}
      data-tone={tone}
      style={{ '--limit-at': percentOf(placeOn(limit, from, to)) } as CSSProperties}
    >
      <p className={styles.value}>
        <span>
          {name} <strong>{value === undefined ? '未填写' : text(value)}</strong>
        </span>
        {gap !== undefined && (
          <span className={styles.gap}>{isMet ? '达到' : `${isMost ? '超出' : '还差'} ${gapText(gap)}`}</span>
        )}
      </p>
      <Bar
        value={value ?? 0}
        from={from}
        to={to}
        limit={limit}
        meets={isMost ? 'below' : 'above'}
        tone={tone}
      />
      <p className={styles.ends}>
        <span className={styles.upToLimit}>
          <span aria-hidden="true">{text(from)}</span>
          <span>{`${text(limit)} ${isMost ? '以下' : '以上'}`}</span>
        </span>
        <span aria-hidden="true">{text(to)}</span>
      </p>
    </div>
  )
}
