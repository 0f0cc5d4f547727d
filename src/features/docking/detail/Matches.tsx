import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Supply, SupplyBrief } from '#api/docking.ts'
import { cachedAnswersOf, query } from '#api/call/query.ts'
import { calls, detailLink, hallLink, type Kind, nouns, otherOf } from '#features/docking/kinds.ts'
import { amountText } from '#features/docking/amount-text.ts'
import { bestMatches, MOST } from '#rules/docking-match.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import styles from '#blocks/detail/record.module.css'

/** Number of records of the category fetched as candidates. */
const SIZE = 50

/**
 * Shows up to three matching records (匹配的供给) with the reasons, out of all records on this device; says so where none is
 * about the same thing, because a wrong one would waste a call.
 */
export function Matches({ kind, one }: { kind: Kind; one: Supply }) {
  const other = otherOf[kind]
  const noun = nouns[other]
  const title = `匹配的${noun}`
  const client = useQueryClient()
  const { page } = calls[other]
  // Fetches records of the category once; records from other lists on this device count too.
  const brought = useQuery(query(page, { query: { category: one.category, size: SIZE } }))
  const isAwaited = brought.isPending && brought.fetchStatus === 'fetching'
  const seen = isAwaited ? [] : cachedAnswersOf(client, page)
  const rows: SupplyBrief[] = seen.flatMap(({ data }) => data.records)
  const best = bestMatches(
    one,
    rows.filter((row) => row.status === '已上架'),
  )
  return (
    <Card
      title={title}
      aside={
        <LinkButton look="plain" link={hallLink(other, { category: one.category })}>
          {one.category}类全部{noun}
        </LinkButton>
      }
    >
      {isAwaited ? (
        <SkeletonRows rows={MOST} />
      ) : best.length > 0 ? (
        <List label={title}>
          {best.map(({ row, reasons }) => (
            <ListRow
              key={row.id}
              title={row.title}
              link={detailLink(other, row.id)}
              meta={[reasons.join('、'), row.publisherOrg]}
              amount={amountText(other, row)}
            />
          ))}
        </List>
      ) : (
        <p className={styles.quiet}>
          暂无标的相同的{noun}，可以查看同类全部{noun}。
        </p>
      )}
    </Card>
  )
}
