import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { newsCategories } from '#api/news.ts'
import { useLastPage } from '#offline/useLastPage.ts'
import { DateBlock } from '#ui/list/DateBlock.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { pagerOf } from '#ui/list/Pager.tsx'
import { newsQuery } from './block-queries.ts'
import { PagerRoom } from './Body.tsx'
import { RowsBlock } from './RowsBlock.tsx'
import { chosenOf, homeLink, type HomeSearch, viewTabs } from './home-address.ts'
import { sizes } from './sizes.ts'

export const views = ['全部', ...newsCategories] as const

/** Shows the news of all categories or of one, in pages (资讯). */
export function News({ search }: { search: HomeSearch }) {
  const view = chosenOf(views, search.news)
  const list = useQuery({
    ...newsQuery(search.page ?? 1, view === '全部' ? undefined : view),
    ...useLastPage(),
  })
  return (
    <RowsBlock
      title="资讯"
      tabs={viewTabs(search, views, view, (word) => ({ news: word, page: undefined }))}
      query={list}
      size={sizes.news}
      empty={{ title: '暂无资讯', hint: '通知公告和新闻发布后显示在这里。' }}
      foot={
        list.isLoading ? (
          <PagerRoom />
        ) : (
          pagerOf(list.data, search.page, (page) => homeLink(search, { page }), {
            isPrevious: list.isPlaceholderData,
          })
        )
      }
    >
      {(one) => (
        <ListRow
          key={one.id}
          picture={<DateBlock day={one.publishDate} />}
          title={one.title}
          link={linkOptions({ to: '/roadshow/news-detail', search: { id: one.id } })}
          meta={[one.category, one.source]}
        />
      )}
    </RowsBlock>
  )
}
