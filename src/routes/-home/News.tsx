import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { news, newsCategories } from '#api/news.ts'
import { query } from '#api/query.ts'
import { dayText } from '#lib/dates.ts'
import { useCommon } from '#offline/view.ts'
import { ListRow } from '#ui/ListRow.tsx'
import { Pager } from '#ui/Pager.tsx'
import { RowsBlock } from './RowsBlock.tsx'
import { chosenOf, homeLink, type HomeSearch, viewTabs } from './search.ts'

const SIZE = 5
const views = ['全部', ...newsCategories] as const

/** 资讯: news of all kinds or of one, all of it in pages. */
export function News({ search }: { search: HomeSearch }) {
  const { reach } = useCommon()
  const view = chosenOf(views, search.news)
  const list = useQuery({
    ...query(news.page, {
      query: { current: search.page ?? 1, size: SIZE, ...(view === '全部' ? {} : { category: view }) },
    }),
    // Without a network the page before must not pass for the one that was asked for.
    ...(reach === 'online' ? { placeholderData: keepPreviousData } : {}),
  })
  return (
    <RowsBlock
      title="资讯"
      tabs={viewTabs(search, views, view, (word) => ({ news: word, page: undefined }))}
      query={list}
      size={SIZE}
      empty={{ title: '暂无资讯', hint: '通知公告和新闻发布后显示在这里。' }}
      foot={
        list.data &&
        list.data.pages > 1 && (
          <Pager
            current={search.page ?? 1}
            pages={list.data.pages}
            total={list.data.total}
            linkOf={(page) => homeLink(search, { page: page === 1 ? undefined : page })}
          />
        )
      }
    >
      {(one) => (
        <ListRow
          key={one.id}
          title={one.title}
          link={linkOptions({ to: '/roadshow/news-detail', search: { id: one.id } })}
          meta={[one.category, one.source, dayText(one.publishDate)]}
        />
      )}
    </RowsBlock>
  )
}
