import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { declare } from '#api/declare.ts'
import { query } from '#api/call/query.ts'
import { formLink } from '#blocks/item-links.ts'
import { dayText } from '#lib/dates.ts'
import { upToText } from '#lib/money.ts'
import { useOutbox } from '#offline/view.ts'
import { declarationRecord } from '#rules/outbox-records.ts'
import { nextItem } from '#rules/standing/next-item.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { useVerdicts } from './useVerdicts.ts'
import { VerdictLine } from './VerdictLine.tsx'
import { WindowChip } from './WindowChip.tsx'

/** Fetches all items that can be declared on the portal now, with the enterprise's own declarations of them. */
const openItems = query(declare.list, { query: { current: 1, size: 999 } })

/**
 * Shows the item that the enterprise can declare next, with amount and deadline; renders nothing without one.
 * @param after id of the item that was just submitted
 */
export function NextItem({ after }: { after: string }) {
  const verdictOf = useVerdicts()
  const outbox = useOutbox()
  const { data } = useQuery(openItems)
  const judged = (one: Parameters<typeof verdictOf>[0]) => {
    const verdict = verdictOf(one)
    return verdict === 'coming' ? undefined : verdict
  }
  const records = new Set(outbox.map(({ record }) => record))
  const items = data?.records ?? []
  const done = new Set([
    after,
    ...items.flatMap(({ id }) => (records.has(declarationRecord(id)) ? [id] : [])),
  ])
  const item = nextItem(items, (one) => judged(one)?.level, done)
  if (!item) return null
  const { name, policyId, department, level, quotaAmount, applyEnd, isRolling } = item
  return (
    <Card title="本企业还可以申报">
      <List label="本企业还可以申报">
        <ListRow
          title={name}
          link={linkOptions({ to: '/policy/search/detail', search: { id: policyId } })}
          meta={[department, level, applyEnd && !isRolling ? `${dayText(applyEnd)}截止` : undefined]}
          amount={quotaAmount > 0 ? upToText(quotaAmount) : undefined}
          state={<WindowChip window={item} />}
          actions={
            <LinkButton look="plain" link={formLink(item)}>
              开始申报
            </LinkButton>
          }
        >
          <VerdictLine verdict={judged(item)} of={item} />
        </ListRow>
      </List>
    </Card>
  )
}
