import type { PolicyDetail } from '#api/policy.ts'
import { budgetText, isScarce } from '#features/policy/budget.ts'
import { dayText } from '#lib/dates.ts'
import { Bar } from '#ui/chart/Bar.tsx'
import styles from './detail.module.css'

/** Shows the use of a policy's budget with its date: bar, sums and what is left. */
export function Budget({ of: budget }: { of: NonNullable<PolicyDetail['budget']> }) {
  const { total, used, asOf } = budget
  return (
    <div className={styles.budget} role="group" aria-label="资金使用">
      <p>
        <span>
          资金使用 <strong>{budgetText(budget)}</strong>
        </span>
        <span>截至 {dayText(asOf)}</span>
      </p>
      <Bar value={used} to={total} tone={isScarce(budget) ? 'warn' : 'main'} />
    </div>
  )
}
