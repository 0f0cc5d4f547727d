import type { Benefit, DeclareItem } from '#api/declare-item.ts'
import { benefitLink } from '#blocks/item-links.ts'
import { useWaiting } from '#features/declare/useWaiting.ts'
import { cityNow } from '#lib/clock.ts'
import { dayText, daysLeft } from '#lib/dates.ts'
import { moneyText, upToText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { benefitLifecycle } from '#rules/declaration-states.ts'
import { DateBlock } from '#ui/list/DateBlock.tsx'
import { DaysLeftBlock } from '#ui/list/DaysLeftBlock.tsx'
import { FillBar } from '#ui/list/FillBar.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

const isStage = (status: string): status is (typeof benefitLifecycle.words)[number] =>
  (benefitLifecycle.words as readonly string[]).includes(status)

/** Shows the days left to confirm, or the date of the stage that a batch has reached. */
function BatchBlock({
  of: { stage, confirmDeadline, matchDate, pushDate, payDate, archiveDate },
}: {
  of: Benefit
}) {
  if (stage === '意愿确认') {
    const isOver = new Date(confirmDeadline).getTime() < cityNow()
    return <DaysLeftBlock end={confirmDeadline} days={isOver ? undefined : daysLeft(confirmDeadline)} />
  }
  if (stage === '系统比对') return <DateBlock day={matchDate} foot="起比对" />
  if (stage === '精准推送') return <DateBlock day={pushDate} foot="起推送" />
  if (stage === '自动兑付') return <DateBlock day={payDate} foot="前兑付" />
  return <DateBlock day={archiveDate} foot="归档" tone="over" />
}

/** Shows one batch of an application-free benefit: its stage, and the current enterprise's standing in it. */
export function BenefitRow({ item, looked }: { item: DeclareItem; looked: string }) {
  const { id, name, department, level, batch, quotaAmount, benefit, running } = item
  const status = running?.status ?? ''
  const waiting = useWaiting(running?.id ?? '')
  return (
    <ListRow
      picture={benefit && <BatchBlock of={benefit} />}
      title={<Marked text={name} looked={looked} />}
      link={benefitLink(id)}
      meta={[
        department,
        level,
        batch,
        benefit && `匹配企业 ${numberText(benefit.matchedCount)} 家`,
        benefit?.stage === '意愿确认' ? `${dayText(benefit.confirmDeadline)}前确认` : undefined,
      ]}
      amount={quotaAmount > 0 ? upToText(quotaAmount) : undefined}
      state={
        <>
          {benefit && (waiting || benefit.stage !== status) && (
            <StateChip tone={benefitLifecycle.toneOf(benefit.stage)}>{benefit.stage}</StateChip>
          )}
          {waiting && <StateChip tone={waiting.tone}>{`本企业：${waiting.words}`}</StateChip>}
          {!waiting && isStage(status) && (
            <StateChip tone={benefitLifecycle.toneOf(status)}>
              {status === '意愿确认' ? '本企业待确认' : `本企业：${status}`}
            </StateChip>
          )}
        </>
      }
    >
      {benefit && (
        <FillBar share={benefit.fundUsed / benefit.fundBudget}>
          {benefit.fundUsed > 0 && `已兑付 ${moneyText(benefit.fundUsed)}，`}
          资金预算 {moneyText(benefit.fundBudget)}
        </FillBar>
      )}
    </ListRow>
  )
}
