import type { DeclareItem } from '#api/declare-item.ts'
import { benefitLink } from '#blocks/item-links.ts'
import { useWaiting } from '#features/declare/useWaiting.ts'
import { dayText, daysLeftText } from '#lib/dates.ts'
import { upToText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { benefitLifecycle } from '#rules/declaration-states.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

const isStage = (status: string): status is (typeof benefitLifecycle.words)[number] =>
  (benefitLifecycle.words as readonly string[]).includes(status)

/** Shows one batch of an application-free benefit: its stage, and the current enterprise's standing in it. */
export function BenefitRow({ item, looked }: { item: DeclareItem; looked: string }) {
  const { id, name, department, level, batch, quotaAmount, benefit, running } = item
  const status = running?.status ?? ''
  const waiting = useWaiting(running?.id ?? '')
  return (
    <ListRow
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
              {status === '意愿确认' && benefit
                ? `本企业待确认 · ${daysLeftText(benefit.confirmDeadline)}`
                : `本企业：${status}`}
            </StateChip>
          )}
        </>
      }
    />
  )
}
