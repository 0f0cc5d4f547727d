import { linkOptions } from '@tanstack/react-router'
import { memo } from 'react'
import type { PolicyListed } from '#api/policy.ts'
import { CompareTick } from '#features/policy/CompareTick.tsx'
import { Favourite } from '#features/policy/Favourite.tsx'
import { FitChip } from '#features/policy/FitChip.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { dayText } from '#lib/dates.ts'
import { upToText } from '#lib/money.ts'
import { List, ListRow } from '#ui/ListRow.tsx'
import { Marked } from '#ui/Marked.tsx'
import { StateChip } from '#ui/StateChip.tsx'
import styles from './search.module.css'

interface Props {
  policies: readonly PolicyListed[]
  /** The words that were looked for, to be marked. */
  looked: string
  /** From when the city's word on it is, in milliseconds. */
  asOf: number
}

/**
 * What was found: what it is, from whom, for how much, how long still, how it fits; and what can be done with it. Not
 * drawn anew for a letter that was typed, only for what that finds.
 */
export const PolicyRows = memo(function PolicyRows({ policies, looked, asOf }: Props) {
  return (
    <List label="政策" top>
      {policies.map((one) => (
        <ListRow
          key={one.id}
          title={<Marked text={one.title} looked={looked} />}
          link={linkOptions({ to: '/policy/search/detail', search: { id: one.id } })}
          meta={[
            one.departments.join('、'),
            one.level,
            one.policyType,
            one.docNumber,
            `${dayText(one.publishDate)}发布`,
          ]}
          amount={one.amountMax ? upToText(one.amountMax) : one.supportMode}
          state={
            one.validity === '有效' ? (
              <WindowChip window={one} />
            ) : (
              <StateChip tone="bad">{one.validity}</StateChip>
            )
          }
          actions={
            <>
              <CompareTick policy={one} />
              <Favourite policy={one} asOf={asOf} look="plain" />
            </>
          }
        >
          {one.matchLevel && (
            <p className={styles.fit}>
              <FitChip level={one.matchLevel} />
            </p>
          )}
        </ListRow>
      ))}
    </List>
  )
})
