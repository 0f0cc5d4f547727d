import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Loaded } from '#blocks/Loaded.tsx'
import { detailLink, listLink, marketCrumbs, mineLink, publishLink } from '#features/market/links.ts'
import { ListingCard } from '#features/market/ListingCard.tsx'
import { keepSearched } from '#features/market/recent.ts'
import { treeQuery } from '#features/market/tree.ts'
import { dayText } from '#lib/dates.ts'
import { priceText } from '#lib/money.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { PictureCards, SkeletonCards } from '#ui/list/PictureCard.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Categories } from './-market-front/Categories.tsx'
import { hotQuery, newestQuery } from './-market-front/queries.ts'
import styles from './-market-front/front.module.css'
import { Recent } from './-market-front/Recent.tsx'

export const Route = createFileRoute('/_market/market/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(treeQuery())
    void queryClient.prefetchQuery(hotQuery)
    void queryClient.prefetchQuery(newestQuery)
  },
  component: MarketFront,
})

/** 工业品市场: what there is by category, what others look at, what is wanted, and what one saw last. */
function MarketFront() {
  const navigate = useNavigate()
  const tree = useQuery(treeQuery())
  const hot = useQuery(hotQuery)
  const newest = useQuery(newestQuery)
  const find = (keyword: string) => {
    if (keyword) keepSearched(keyword)
    void navigate(listLink(keyword ? { keyword } : {}))
  }
  return (
    <Page
      title="工业品市场"
      banner
      crumbs={marketCrumbs.slice(0, 1)}
      aside={<SearchBox label="搜产品、型号或企业" value="" onSearch={find} />}
      under={
        <div className={styles.words}>
          <LinkButton look="primary" link={publishLink('供应')}>
            发布产品
          </LinkButton>
          <LinkButton link={publishLink('求购')}>发布求购</LinkButton>
          <LinkButton link={mineLink()}>我的工业产品</LinkButton>
        </div>
      }
    >
      <Card
        title="产品分类"
        aside={
          <LinkButton look="plain" link={listLink()}>
            查看全部产品
          </LinkButton>
        }
      >
        <Loaded query={tree} skeleton={<SkeletonRows rows={5} />}>
          {(found) => <Categories tree={found} />}
        </Loaded>
      </Card>
      <Recent />
      <Card
        title="热门产品"
        aside={
          <LinkButton look="plain" link={listLink({ trade: '供应', sort: 'hottest' })}>
            更多热门
          </LinkButton>
        }
      >
        <Loaded
          query={hot}
          inner
          skeleton={<SkeletonCards count={8} />}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState title="还没有产品" hint="企业发布的产品审核后显示在这里。" />}
        >
          {(rows) => (
            <PictureCards label="热门产品">
              {rows.map((row) => (
                <ListingCard key={row.id} row={row} />
              ))}
            </PictureCards>
          )}
        </Loaded>
      </Card>
      <Card
        title="最新求购"
        aside={
          <LinkButton look="plain" link={listLink({ trade: '求购' })}>
            全部求购
          </LinkButton>
        }
      >
        <Loaded
          query={newest}
          inner
          skeleton={<SkeletonRows rows={6} />}
          isEmpty={({ records }) => records.length === 0}
          empty={<EmptyState title="还没有求购" hint="企业发布的求购审核后显示在这里。" />}
        >
          {({ records }) => (
            <List label="最新求购">
              {records.map((row) => (
                <ListRow
                  key={row.id}
                  title={row.title}
                  link={detailLink(row.id)}
                  meta={[row.categoryPath.at(-1), row.publisherOrg, `${dayText(row.createTime)}发布`]}
                  amount={priceText(row.price, row.unit)}
                />
              ))}
            </List>
          )}
        </Loaded>
      </Card>
    </Page>
  )
}
