import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Supply, SupplyBrief } from '#api/docking.ts'
import { cachedAnswersOf, query } from '#api/call/query.ts'
import { calls, detailLink, type Kind, nouns, otherOf } from '#features/docking/kinds.ts'
import { amountText } from '#features/docking/amount-text.ts'
import { bestMatches } from '#rules/docking-match.ts'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import styles from '#blocks/detail/record.module.css'

/** Number of records of the category fetched as candidates. */
const SIZE = 50

/** Shows up to three matching records (匹配的供给) with the reasons, out of all records on this device. */
export function Matches({ kind, one }: { kind: Kind; one: Supply }) {
  const other = otherOf[kind]
  const client = useQueryClient()
  const { page } = calls[other]
  // Fetches records of the category once; records from other lists on this device count too.
  const brought = useQuery(query(page, { query: { category: one.category, size: SIZE } }))
  const seen = brought.isPending && brought.fetchStatus === 'fetching' ? [] : cachedAnswersOf(client, page)
  const rows: SupplyBrief[] = seen.flatMap(({ data }) => data.records)
  const best = bestMatches(
    one,
    rows.filter((row) => row.status === '已上架'),
  )
  if (best.length === 0) return null
  return (
    <Card title={`匹配的${nouns[other]}`}>
      <p className={styles.quiet}>按类别、行业、地区和价格匹配</p>
      <List label={`匹配的${nouns[other]}`}>
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
    </Card>
  )
}
