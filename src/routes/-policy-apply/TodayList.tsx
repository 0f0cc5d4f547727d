import { linkOptions } from '@tanstack/react-router'
import type { Item } from '#api/item.ts'
import { NextStepLink } from '#features/declare/NextStepLink.tsx'
import { AddToCalendar } from '#features/policy/AddToCalendar.tsx'
import { applicationModeOf } from '#features/policy/policy-words.ts'
import { useVerdicts } from '#features/policy/useVerdicts.ts'
import { VerdictLine } from '#features/policy/VerdictLine.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { dayText } from '#lib/dates.ts'
import { upToText } from '#lib/money.ts'
import { obstacleOf } from '#rules/standing/verdict.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'

interface Props {
  items: readonly Item[]
  /**
   * Label of the list; omitted for the page itself, given for a day of the calendar below a title of its own.
   */
  label?: string
  looked?: string
}

/** Lists items that can be declared: name, department, amount, time left, and the action to begin. */
export function TodayList({ items, label, looked = '' }: Props) {
  const verdictOf = useVerdicts()
  return (
    <List label={label ?? '申报项目'} top={label === undefined}>
      {items.map((item) => (
        <ListRow
          key={item.id}
          title={<Marked text={item.name} looked={looked} />}
          link={linkOptions({ to: '/policy/search/detail', search: { id: item.policyId } })}
          meta={[
            item.department,
            item.level,
            item.policyType,
            applicationModeOf(item),
            // Omits the deadline below the day of the calendar that already names it.
            item.applyEnd && !item.isRolling && !label ? `${dayText(item.applyEnd)}截止` : undefined,
          ]}
          amount={item.quotaAmount > 0 ? upToText(item.quotaAmount) : undefined}
          state={<WindowChip window={item} />}
          actions={
            <>
              <AddToCalendar item={item} />
              <NextStepLink item={item} warning={obstacleOf(verdictOf(item))} />
            </>
          }
        >
          <VerdictLine verdict={verdictOf(item)} of={item} />
        </ListRow>
      ))}
    </List>
  )
}
