import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type News, news } from '#api/news.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { newsLink, newsListLink, type NewsPlace } from '#features/news/links.ts'
import { dayText } from '#lib/dates.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'

/** Number of related items. */
const SIZE = 6

/** Lists the newest items of the same category, without the open one. */
export function Related({ to, place }: { to: Pick<News, 'id' | 'category'>; place: NewsPlace }) {
  const others = useQuery(query(news.page, { query: { category: to.category, size: SIZE + 1 } }))
  const rest = (records: { id: string }[]) => records.some((one) => one.id !== to.id)
  return (
    <Card
      title={`更多${to.category}`}
      aside={<Link {...newsListLink({ news: to.category }, place)}>查看全部</Link>}
    >
      <Loaded
        query={others}
        inner
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
                  link={newsLink(one.id, place)}
                  meta={[one.source, dayText(one.publishDate)]}
                />
              ))}
          </List>
        )}
      </Loaded>
    </Card>
  )
}
