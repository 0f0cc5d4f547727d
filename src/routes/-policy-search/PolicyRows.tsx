import { linkOptions } from '@tanstack/react-router'
import { createContext, memo, useContext } from 'react'
import type { PolicyListed } from '#api/policy.ts'
import { CompareTick } from '#blocks/compare/CompareTick.tsx'
import { comparedPolicies } from '#features/policy/compared.ts'
import { Favourite } from '#features/policy/Favourite.tsx'
import { FitChip } from '#features/policy/FitChip.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { dayText } from '#lib/dates.ts'
import { upToText } from '#lib/money.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { useAfterPaint } from '#ui/useAfterPaint.ts'

/**
 * Rows that are drawn first, and what lies below them once they have been seen. Four instead took some 7 ms longer after
 * a letter at 4x in the median and 20 for nine of ten letters; one alone took no less (bench letters).
 */
const FIRST = 2

interface Props {
  policies: readonly PolicyListed[]
  /** The words that were looked for, to be marked. */
  looked: string
  /** When the city said which of them I keep, in milliseconds. */
  saidAfter: number
  /** Whether somebody is typing what is looked for. */
  typing: boolean
}

/** What was found last: the rows show it before the page around them does. */
export const LastFound = createContext<Props>({ policies: [], looked: '', saidAfter: 0, typing: false })

/** The rows of what was found last. */
export const PolicyRows = () => <FoundRows {...useContext(LastFound)} />

/**
 * What was found. Not drawn anew for a letter that was typed, only for what that finds; and then the first rows before
 * the others, so that they follow the letter on a slow device. A row that is still to go opens what it shows.
 */
const FoundRows = memo(function FoundRows(found: Props) {
  // Where a letter finds something after nothing, there were no rows before.
  const late = useAfterPaint(found, found.typing ? { ...found, policies: [] } : found)
  const first = found.policies.slice(0, FIRST)
  const rest = late.policies
    .slice(FIRST, found.policies.length)
    .filter((one) => !first.some(({ id }) => id === one.id))
  const rowsOf = (policies: readonly PolicyListed[], { looked, saidAfter }: Props) =>
    policies.map((one) => <PolicyRow key={one.id} policy={one} looked={looked} saidAfter={saidAfter} />)
  return (
    <List label="政策" top>
      {[...rowsOf(first, found), ...rowsOf(rest, late)]}
    </List>
  )
})

interface RowProps {
  policy: PolicyListed
  looked: string
  saidAfter: number
}

/** What it is, from whom, for how much, how long still, how it fits; and what can be done with it. */
const PolicyRow = memo(function PolicyRow({ policy, looked, saidAfter }: RowProps) {
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
      chips={
        policy.matchLevel &&
        policy.validity === '有效' && <FitChip level={policy.matchLevel} window={policy} />
      }
      actions={
        <>
          <CompareTick tray={comparedPolicies} one={policy} />
          <Favourite policy={policy} asOf={saidAfter} look="plain" />
        </>
      }
    />
  )
})
