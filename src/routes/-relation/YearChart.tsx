import { moneyText } from '#lib/money.ts'
import { monthText } from '#lib/month.ts'
import { numberText } from '#lib/numbers.ts'
import type { MonthMoney } from '#rules/standing/money-year.ts'
import styles from './YearChart.module.css'

const series = [
  { key: 'asked', label: '申请' },
  { key: 'granted', label: '批复' },
  { key: 'paid', label: '到账' },
] as const

const WAN = 10_000

/** Returns the lowest round amount that is not below the highest, at least 1 万元: 300 万元 for 259. */
function topOf(months: readonly MonthMoney[]): number {
  const most = Math.max(WAN, ...months.flatMap(({ asked, granted, paid }) => [asked, granted, paid]))
  const size = 10 ** Math.floor(Math.log10(most))
  return [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((step) => step * size).find((one) => one >= most) ?? most
}

/** Draws the money of a year by month: asked for, granted and received, with a table of the numbers for readers. */
export function YearChart({ months }: { months: readonly MonthMoney[] }) {
  const top = topOf(months)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <span className={styles.unit}>万元</span>
        {series.map(({ key, label }) => (
          <span key={key} className={styles.key} data-series={key}>
            {label}
          </span>
        ))}
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.tick}>{numberText(top / WAN, 1)}</span>
        <span className={styles.tick} data-half="true">
          {numberText(top / 2 / WAN, 1)}
        </span>
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
