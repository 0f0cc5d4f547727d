import { Link, linkOptions } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { cityNow } from '#lib/clock.ts'
import { moneyText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { bestSet } from '#rules/best-set.ts'
import { plannedOf } from '#rules/match-plan.ts'
import { candidateOf } from '#rules/stacking.ts'
import { sumsAhead } from '#rules/sums-ahead.ts'
import { windowOf } from '#rules/window.ts'
import { Card } from '#ui/Card.tsx'
import { Bars } from '#ui/chart/Bars.tsx'
import type { CalculationSearch } from '#features/match/calculation-address.ts'
import type { ReportView } from './report.ts'
import styles from './calculate.module.css'

const WAN = 10_000

/**
 * Shows the sums of a report's best set by the month in which the applications end. Renders nothing where the listed
 * policies do not add up to the report's sums, because a saved report may list only some.
 */
export function SumsAhead({ view, search }: { view: ReportView; search: CalculationSearch }) {
  const { held, asOf, items, entries, amountFrom, amountTo, totals } = view
  const [started] = useState(cityNow)
  const now = held ? started : new Date(asOf).getTime()
  const months = useMemo(() => {
    const facts = Object.fromEntries(entries.map(({ key, value }) => [key, value]))
    const open = plannedOf(items).filter((one) => windowOf(one, now).state !== '已截止')
    const set = open.map((one) => ({ window: one, candidate: candidateOf(one, facts) }))
    const { chosen, sums } = bestSet(set.map(({ candidate }) => candidate))
    if (sums.sure !== amountFrom || sums.upTo !== amountTo) return []
    return sumsAhead(
      set.filter(({ candidate }) => chosen.includes(candidate.id)),
      now,
    )
  }, [items, entries, now, amountFrom, amountTo])
  if (amountTo === 0 || months.length === 0) return null
  return (
    <Card title="可申报金额" aside="最优组合，按截止月份">
      <Bars
        label="可申报金额，按截止月份"
        head={['截止月份', '可确定', '最高']}
        columns={months.map(({ label, sure, upTo }) => ({ label, value: sure, upTo }))}
        text={moneyText}
        short={(value) => numberText(value / WAN, value < WAN ? 2 : 0)}
        unit="万元"
      />
      {months.reduce((sum, { upTo }) => sum + upTo, 0) > amountTo && (
        <p className={styles.small}>年度限额按月分别计，合计以最优组合为准。</p>
      )}
      {totals.potential > 0 && (
        <p className={styles.small}>
          未计入{' '}
          <Link
            {...linkOptions({
              to: '/policy/calculate/report',
              search: { ...search, level: 'potential', page: undefined },
            })}
          >
            接近符合的 {totals.potential} 条
          </Link>
          ，补足条件后可以申报。
        </p>
      )}
    </Card>
  )
}
