import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import type { ActivityBrief } from '#api/activity.ts'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { ActivityRow } from '#features/activity/ActivityRow.tsx'
import { newsListQuery } from '#features/news/news-queries.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { useCityAhead } from '#ui/useNow.ts'
import { askedOf, districtsQuery, filtersOf, linkTo, listQuery, SIZE } from './-roadshow/roadshow-list.ts'
import { Month } from './-roadshow/Month.tsx'
import type { RoadshowSearch } from './-roadshow/roadshow-address.ts'
import { NextDates } from './-roadshow/NextDates.tsx'
import { RoadshowBeside } from './-roadshow/RoadshowBeside.tsx'
import { Tools } from './-roadshow/Tools.tsx'

// Loaded on demand, because the popular activities and the news appear below the whole list.
const PopularAndNews = lazyPart(async () => (await import('./-roadshow/PopularAndNews.tsx')).PopularAndNews)

export const Route = createFileRoute('/_default/roadshow/')({
  validateSearch: (search: RoadshowSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(listQuery(askedOf(deps)))
    void queryClient.prefetchQuery(districtsQuery)
    void queryClient.prefetchQuery(newsListQuery(deps))
  },
  component: Roadshow,
})

/**
 * Shows 活动路演: the activities of the city, as a list or as a calendar; below it the popular activities and
 * the news.
 */
function Roadshow() {
  const search = Route.useSearch()
  // Renders again when the city's clock is known, because the calendar opens at the city's current month.
  useCityAhead()
  const asked = askedOf(search)
  const isCalendar = asked.view === 'calendar'
  const { data: districts = [] } = useQuery(districtsQuery)
  const list = useListQuery(listQuery(asked))
  return (
    <ListPage<RoadshowSearch, ActivityBrief>
      title="活动路演"
      crumbs={crumbsTo('/roadshow')}
      answer={<NextDates />}
      noun="活动"
      unit="场"
      size={SIZE}
      search={search}
      shown={asked}
      // Closes the open day of the calendar when a filter changes.
      linkTo={(next) => linkTo({ ...next, day: undefined })}
      query={list}
      searchLabel="搜活动、单位或地点"
      aside={<LinkButton link={linkOptions({ to: '/user/activity' })}>我的活动</LinkButton>}
      filters={filtersOf(
        asked,
        districts.map(({ name }) => name),
      )}
      tools={<Tools search={search} shown={list.data?.records ?? []} />}
      empty={{ title: '暂无活动', hint: '政策宣讲、银企对接等活动发布后显示在这里。' }}
      skeleton={<SkeletonRows rows={SIZE} block />}
      body={(records) =>
        isCalendar ? (
          <Month activities={records} search={search} />
        ) : (
          <List label="活动" top>
            {records.map((one) => (
              <ActivityRow key={one.id} one={one} looked={asked.keyword ?? ''} />
            ))}
          </List>
        )
      }
      // Shows the calendar of a month that has no activities, too.
      nothing={isCalendar ? <Month activities={[]} search={search} /> : undefined}
      beside={<RoadshowBeside />}
      below={<PopularAndNews search={search} />}
    />
  )
}
