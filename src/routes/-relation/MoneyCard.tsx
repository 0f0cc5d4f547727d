import { linkOptions } from '@tanstack/react-router'
import { moneyText } from '#lib/money.ts'
import { type Funded, moneyByMonth, moneyFigures } from '#rules/standing/money-year.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { YearChart } from './YearChart.tsx'
import styles from './overview.module.css'

const title = '申报资金'

/** Keeps the room of the card until its declarations are known. */
export const MoneyRoom = () => (
  <Card title={title}>
    <div className={styles.money} aria-hidden="true" />
  </Card>
)

/**
 * Shows the enterprise's money of a year: asked for and not decided, granted and not paid, received, and each by month.
 * @param declarations undefined if they could not be fetched
 */
export function MoneyCard({ declarations }: { declarations: readonly Funded[] | undefined }) {
  if (!declarations)
    return (
      <Card title={title}>
        <p className={styles.money}>暂时无法获取申报记录。</p>
      </Card>
    )
  const { asked, granted, paid } = moneyFigures(declarations)
  const months = moneyByMonth(declarations)
  if (months.every((one) => one.asked + one.granted + one.paid === 0) && asked.count + granted.count === 0)
    return (
      <Card title={title}>
        <EmptyState
          title="近 12 个月没有申报资金"
          hint="申请、批复和到账的金额按月显示在这里。"
          action={<LinkButton link={linkOptions({ to: '/policy/calculate' })}>查看可申报的政策</LinkButton>}
        />
      </Card>
    )
  const figures = [
    ['审批中', asked, '项待批复'],
    ['待兑付', granted, '项已批复'],
    ['已到账', paid, '项到账'],
  ] as const
  return (
    <Card title={title} aside="近 12 个月">
      <div className={styles.money}>
        <dl className={styles.figures}>
          {figures.map(([label, { count, sum }, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <strong>{moneyText(sum)}</strong>
                <span>{`${String(count)} ${words}`}</span>
              </dd>
            </div>
          ))}
        </dl>
        <YearChart months={months} />
      </div>
    </Card>
  )
}
