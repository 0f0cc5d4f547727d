import { linkOptions } from '@tanstack/react-router'
import { memo } from 'react'
import type { PolicyListed } from '#api/policy.ts'
import { CompareTick } from '#blocks/compare/CompareTick.tsx'
import { comparedPolicies } from '#features/policy/compared.ts'
import { Favourite } from '#features/policy/Favourite.tsx'
import { type Judgeable, useVerdicts, type VerdictOf } from '#features/policy/useVerdicts.ts'
import { VerdictLine } from '#features/policy/VerdictLine.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { dayText } from '#lib/dates.ts'
import { upToText } from '#lib/money.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

interface Props {
  policies: readonly (PolicyListed & Judgeable)[]
  /** Search words, to be highlighted. */
  looked: string
  /** Number of the newest receipt on this device when the city was asked for the favourites. */
  saidAfter: ReceiptNo
}

/** Lists the found policies. */
export function PolicyRows({ policies, looked, saidAfter }: Props) {
  const verdictOf = useVerdicts()
  return (
    <List label="政策" top>
      {policies.map((one) => (
        <PolicyRow key={one.id} policy={one} looked={looked} saidAfter={saidAfter} verdict={verdictOf(one)} />
      ))}
    </List>
  )
}

interface RowProps {
  policy: PolicyListed
  looked: string
  saidAfter: ReceiptNo
  verdict: ReturnType<VerdictOf>
}

/**
 * Shows one policy: title, department, amount, time left, match with the enterprise, and the possible
 * actions.
 */
const PolicyRow = memo(function PolicyRow({ policy, looked, saidAfter, verdict }: RowProps) {
  return (
    <ListRow
      title={<Marked text={policy.title} looked={looked} />}
      link={linkOptions({ to: '/policy/search/detail', search: { id: policy.id } })}
      meta={[
        policy.departments.join('、'),
        policy.level,
        policy.policyType,
        policy.docNumber,
        `${dayText(policy.publishDate)}发布`,
      ]}
      amount={policy.amountMax ? upToText(policy.amountMax) : policy.supportMode}
      state={
        policy.validity === '有效' ? (
          <WindowChip window={policy} />
        ) : (
          <StateChip tone="bad">{policy.validity}</StateChip>
        )
      }
      actions={
        <>
          <CompareTick tray={comparedPolicies} one={policy} />
          <Favourite policy={policy} asOf={saidAfter} look="plain" />
        </>
      }
    >
      <VerdictLine verdict={verdict} of={policy} />
    </ListRow>
  )
})
