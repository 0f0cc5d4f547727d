import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { activity } from '#api/activity.ts'
import { query } from '#api/call/query.ts'
import { news, newsCategories } from '#api/news.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { activityLink } from '#features/activity/links.ts'
import { placeText } from '#features/activity/words.ts'
import { dayText, timeText } from '#lib/dates.ts'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { PictureCard, PictureCards } from '#ui/list/PictureCard.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { linkTo } from './list.ts'
import type { RoadshowSearch } from './search.ts'

const HOT = 4
const NEWS = 6

/** Below the list: what most people look at, and the news. */
export function Below({ search }: { search: RoadshowSearch }) {
  return (
    <>
      <Hot />
      <NewsOfKind search={search} />
    </>
  )
}

function Hot() {
  const hot = useQuery(query(activity.hot, { query: { size: HOT } }))
  if (hot.data?.records.length === 0) return null
  return (
    <Card title="热门活动">
      <Loaded query={hot} inner skeleton={<SkeletonRows rows={HOT} />}>
        {({ records }) => (
          <PictureCards label="热门活动">
            {records.map((one) => (
              <PictureCard
                key={one.id}
                title={one.title}
                link={activityLink(one.id)}
                picture={one.cover}
                ratio="16 / 9"
                word={one.type}
                meta={[timeText(one.startTime), placeText(one)]}
              />
            ))}
          </PictureCards>
        )}
      </Loaded>
    </Card>
  )
}

function NewsOfKind({ search }: { search: RoadshowSearch }) {
  const kind = newsCategories.find((one) => one === search.news)
  const found = useQuery(query(news.page, { query: { ...(kind ? { category: kind } : {}), size: NEWS } }))
  const tab = (label: string, value: string | undefined) => ({
    label,
    chosen: value === kind,
    link: linkTo({ ...search, news: value }),
  })
  return (
    <Card
      title="资讯"
      tabs={
        <Tabs
          label="资讯分类"
          tabs={[tab('全部', undefined), ...newsCategories.map((one) => tab(one, one))]}
        />
      }
    >
      <Loaded
        query={found}
        inner
        skeleton={<SkeletonRows rows={NEWS} />}
        isEmpty={({ records }) => records.length === 0}
        empty={<EmptyState title={kind ? `暂无${kind}` : '暂无资讯'} />}
      >
        {({ records }) => (
          <List label="资讯">
            {records.map((one) => (
              <ListRow
                key={one.id}
                title={one.title}
                link={linkOptions({ to: '/roadshow/news-detail', search: { id: one.id } })}
                meta={[one.category, one.source, dayText(one.publishDate)]}
              />
            ))}
          </List>
        )}
      </Loaded>
    </Card>
  )
}
