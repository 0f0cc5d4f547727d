import type { CSSProperties } from 'react'
import { moneyText } from '#lib/money.ts'
import { monthText } from '#lib/month.ts'
import { numberText } from '#lib/numbers.ts'
import type { MonthMoney } from '#rules/standing/money-year.ts'
import { ticksOf } from '#ui/chart/scale.ts'
import chart from '#ui/chart/chart.module.css'
import styles from './YearChart.module.css'

const series = [
  { key: 'asked', label: '申请' },
  { key: 'granted', label: '批复' },
  { key: 'paid', label: '到账' },
] as const

const WAN = 10_000

/** Draws the money of a year by month: asked for, granted and received, with a table of the numbers for readers. */
export function YearChart({ months }: { months: readonly MonthMoney[] }) {
  const ticks = ticksOf(months.flatMap(({ asked, granted, paid }) => [asked, granted, paid]))
  const top = ticks.at(-1)!
  return (
    <figure className={`${chart.chart} ${styles.chart}`}>
      <figcaption className={styles.legend}>
        <span className={styles.unit}>万元</span>
        {series.map(({ key, label }) => (
          <span key={key} className={styles.key} data-series={key}>
            {label}
          </span>
        ))}
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        {ticks.slice(1).map((tick) => (
          <span key={tick} className={styles.tick} style={{ '--at': 1 - tick / top } as CSSProperties}>
            {numberText(tick / WAN, 1)}
          </span>
        ))}
        {months.map((one) => (
          <div key={one.month} className={styles.month}>
            <div className={styles.columns}>
              {series.map(
                ({ key }) =>
                  one[key] > 0 && (
                    <i
                      key={key}
                      data-series={key}
                      style={{ height: `max(3px, ${String((100 * one[key]) / top)}%)` }}
                    />
                  ),
              )}
            </div>
            <span className={styles.label}>{Number(one.month.slice(5))}月</span>
          </div>
        ))}
      </div>
      <table className="visually-hidden">
        <caption>近 12 个月申报资金</caption>
        <thead>
          <tr>
            <th scope="col">月份</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr key={one.month}>
              <th scope="row">{monthText(one.month)}</th>
              {series.map(({ key }) => (
                <td key={key}>{moneyText(one[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
