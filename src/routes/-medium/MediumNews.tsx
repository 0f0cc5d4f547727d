import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { query } from '#api/call/query.ts'
import { news } from '#api/news.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { dayText } from '#lib/dates.ts'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'

const SIZE = 6

/** 服务资讯: the newest of what is going on in the city's services. */
export function MediumNews() {
  const found = useQuery(query(news.page, { query: { category: '新闻动态', size: SIZE } }))
  return (
    <Card title="服务资讯">
      <Loaded
        query={found}
        skeleton={<SkeletonRows rows={SIZE} />}
        isEmpty={({ records }) => records.length === 0}
        empty={<EmptyState title="暂无资讯" hint="" />}
      >
        {({ records }) => (
          <List label="服务资讯">
            {records.map((one) => (
              <ListRow
                key={one.id}
                title={one.title}
                link={linkOptions({ to: '/medium/news-detail', search: { id: one.id } })}
                meta={[one.source, dayText(one.publishDate)]}
              />
            ))}
          </List>
        )}
      </Loaded>
    </Card>
  )
}
