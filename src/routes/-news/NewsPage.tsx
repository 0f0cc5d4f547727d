import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { FileList } from '#blocks/FileList.tsx'
import { dateText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { Rich } from '#ui/Rich.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { BackButton } from './BackButton.tsx'
import { Neighbours } from './Neighbours.tsx'
import { newsQuery } from './news.ts'
import { Related } from './Related.tsx'
import styles from './news.module.css'

/** The areas that news is read in: the name of each, and where its news is shown. */
const areas = {
  medium: {
    label: '专业服务超市',
    top: linkOptions({ to: '/medium' }),
    linkOf: (id: string) => linkOptions({ to: '/medium/news-detail', search: { id } }),
  },
  roadshow: {
    label: '活动路演',
    top: linkOptions({ to: '/roadshow' }),
    linkOf: (id: string) => linkOptions({ to: '/roadshow/news-detail', search: { id } }),
  },
}

/** 资讯详情: what happened, who says so and when; then more of the kind. The same under both of its addresses. */
export function NewsPage({ id, area }: { id: string; area: keyof typeof areas }) {
  const { label, top, linkOf } = areas[area]
  const query = useQuery({ ...newsQuery(id), enabled: id !== '' })
  return (
    <DetailPage
      id={id}
      noun="资讯"
      query={query}
      crumbs={[
        { label: '首页', link: linkOptions({ to: '/' }) },
        { label, link: top },
      ]}
      list={{ label: '返回首页查看资讯', link: linkOptions({ to: '/' }) }}
      titleOf={(item) => item.title}
      leadOf={(item) => [item.category, item.source, `${dateText(item.publishDate)}发布`].join(' · ')}
      tools={<BackButton />}
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
            <Neighbours of={item} linkOf={linkOf} />
          </div>
          <Related to={item} linkOf={linkOf} />
        </div>
      )}
    </DetailPage>
  )
}
