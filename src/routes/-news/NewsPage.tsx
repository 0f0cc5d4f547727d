import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { FileList } from '#blocks/FileList.tsx'
import { newsListLink, type NewsPlace, placeCrumbs } from '#features/news/links.ts'
import { newsQuery } from '#features/news/news-queries.ts'
import { dateText, dayText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { readingTimeText } from '#lib/reading-time.ts'
import { Card } from '#ui/Card.tsx'
import { Rich } from '#ui/Rich.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { BackButton } from './BackButton.tsx'
import { Neighbours } from './Neighbours.tsx'
import { Related } from './Related.tsx'
import styles from './news.module.css'

/**
 * Shows 资讯详情: an item, its source and date, then related items. The page is the same at both of its
 * addresses.
 */
export function NewsPage({ id, place }: { id: string; place: NewsPlace }) {
  const query = useQuery({ ...newsQuery(id), enabled: id !== '' })
  return (
    <DetailPage
      noun="资讯"
      query={query}
      crumbs={[
        { label: '首页', link: linkOptions({ to: '/' }) },
        placeCrumbs[place],
        { label: '全部资讯', link: newsListLink({}, place) },
      ]}
      list={{ label: '查看全部资讯', link: newsListLink({}, place) }}
      titleOf={(item) => item.title}
      // Short enough for one line of a phone, which the skeleton keeps.
      leadOf={({ category, source, publishDate, contentHtml }) =>
        [category, source, dayText(publishDate), readingTimeText(contentHtml)].join(' · ')
      }
      tools={<BackButton place={place} />}
      shared
      skeleton={
        <Card>
          <SkeletonText lines={12} />
        </Card>
      }
    >
      {(item) => (
        <div className={styles.page}>
          <div>
            <Card>
              <article className={styles.article}>
                <Rich html={item.contentHtml} />
                <p className={styles.end}>
                  来源：{item.source} · {dateText(item.publishDate)}发布 · 阅读 {numberText(item.viewCount)}{' '}
                  次
                </p>
              </article>
            </Card>
            {item.attachments.length > 0 && (
              <Card title="附件">
                <FileList files={item.attachments} />
              </Card>
            )}
            <Neighbours of={item} place={place} />
          </div>
          <Related to={item} place={place} />
        </div>
      )}
    </DetailPage>
  )
}
