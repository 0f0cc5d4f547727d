import { useQuery } from '@tanstack/react-query'
import { type News, news } from '#api/news.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { dayText } from '#lib/dates.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import type { Target } from '#ui/link.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'

/** How many others are offered. */
const SIZE = 6

/** The newest of the same kind, without the one that is open. */
export function Related({
  to,
  linkOf,
}: {
  to: Pick<News, 'id' | 'category'>
  linkOf: (id: string) => Target
}) {
  const others = useQuery(query(news.page, { query: { category: to.category, size: SIZE + 1 } }))
  const rest = (records: { id: string }[]) => records.some((one) => one.id !== to.id)
  return (
    <Card title={`更多${to.category}`}>
      <Loaded
        query={others}
        skeleton={<SkeletonRows rows={SIZE} />}
        isEmpty={({ records }) => !rest(records)}
        empty={<EmptyState title={`没有更多${to.category}`} />}
      >
        {({ records }) => (
          <List label={`更多${to.category}`}>
            {records
              .filter((one) => one.id !== to.id)
              .slice(0, SIZE)
              .map((one) => (
                <ListRow
                  key={one.id}
                  title={one.title}
                  link={linkOf(one.id)}
                  meta={[one.source, dayText(one.publishDate)]}
                />
              ))}
          </List>
        )}
      </Loaded>
    </Card>
  )
}
