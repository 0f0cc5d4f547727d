import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { Loaded } from '#blocks/Loaded.tsx'
import { dateText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import type { Target } from '#ui/link.ts'
import { type Crumb, Page } from '#ui/Page.tsx'
import { Rich } from '#ui/Rich.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { BackButton } from './BackButton.tsx'
import { newsQuery } from './news.ts'
import { Related } from './Related.tsx'
import { ShareButton } from '#ui/ShareButton.tsx'
import styles from './news.module.css'

interface Props {
  id: string
  /** The area that the address belongs to, as the steps above this page. */
  crumbs: Crumb[]
  /** Where another item of news is shown in the same area. */
  linkOf: (id: string) => Target
}

/** 资讯详情: what happened, who says so and when; then more of the kind. The same under both of its addresses. */
export function NewsPage({ id, crumbs, linkOf }: Props) {
  const one = useQuery({ ...newsQuery(id), enabled: id !== '' })
  const found = one.data
  if (!id) {
    return (
      <Page title="资讯" crumbs={crumbs}>
        <Card>
          <EmptyState
            title="没有指定资讯"
            action={<LinkButton link={linkOptions({ to: '/' })}>回首页看资讯</LinkButton>}
          />
        </Card>
      </Page>
    )
  }
  return (
    <Page
      title={found?.title ?? '资讯'}
      crumbs={crumbs}
      lead={found && [found.category, found.source, `${dateText(found.publishDate)}发布`].join(' · ')}
      aside={
        <>
          <BackButton />
          {found && <ShareButton title={found.title} />}
        </>
      }
    >
      <div className={styles.page} data-alone={one.isError && !found}>
        <Loaded
          query={one}
          onPage
          skeleton={
            <Card>
              <SkeletonText lines={12} />
            </Card>
          }
        >
          {(item) => (
            <Card>
              <article className={styles.article}>
                <Rich html={item.contentHtml} />
                <p className={styles.end}>
                  来源：{item.source} · 阅读 {numberText(item.viewCount)} 次
                </p>
              </article>
            </Card>
          )}
        </Loaded>
        {found && <Related to={found} linkOf={linkOf} />}
      </div>
    </Page>
  )
}
