import { useEffect, useRef } from 'react'
import { newsCategories } from '#api/news.ts'
import { ListCard } from '#blocks/list/ListCard.tsx'
import type { ListLink, ListSearch } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { numberText } from '#lib/numbers.ts'
import { DateBlock } from '#ui/list/DateBlock.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { LIST_ID, newsLink, type NewsPlace } from './links.ts'
import { kindOf, newsListQuery, type NewsListSearch, SIZE } from './news-queries.ts'

interface Props {
  search: NewsListSearch
  /** Returns the page's address with another category or page of the news. */
  linkTo: ListLink<NewsListSearch>
  place: NewsPlace
}

/** Lists all published news (资讯), by category and page, below the content of the page. */
export function NewsCard({ search, linkTo, place }: Props) {
  const card = useRef<HTMLDivElement>(null)
  const kind = kindOf(search)
  const list = useListQuery(newsListQuery(search))
  // Scrolls to the card, because the card is rendered after the router has looked for the hash.
  useEffect(() => {
    if (window.location.hash === `#${LIST_ID}`) card.current?.scrollIntoView()
  }, [])
  return (
    <div id={LIST_ID} ref={card}>
      <ListCard<ListSearch & Pick<NewsListSearch, 'news'>, NonNullable<typeof list.data>['records'][number]>
        title="资讯"
        noun="资讯"
        unit="条"
        size={SIZE}
        search={{ news: kind, page: search.newsPage }}
        linkTo={({ news, page }) => linkTo({ news, newsPage: page })}
        query={list}
        inner
        skeleton={<SkeletonRows rows={SIZE} block />}
        tabs={{
          label: '资讯分类',
          choices: [undefined, ...newsCategories].map((one) => ({
            label: one ?? '全部',
            chosen: one === kind,
            change: { news: one },
          })),
        }}
        empty={{ title: kind ? `暂无${kind}` : '暂无资讯', hint: '通知公告和新闻发布后显示在这里。' }}
      >
        {(one) => (
          <ListRow
            key={one.id}
            picture={<DateBlock day={one.publishDate} />}
            title={one.title}
            link={newsLink(one.id, place)}
            meta={[one.category, one.source, `阅读 ${numberText(one.viewCount)}`]}
            excerpt={one.summary}
          />
        )}
      </ListCard>
    </div>
  )
}
