import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Answer } from '#blocks/answer/Answer.tsx'
import { Loaded } from '#blocks/Loaded.tsx'
import { useSecondPaint } from '#blocks/useSecondPaint.ts'
import { listLink, marketCrumbs, mineLink, publishLink } from '#features/market/links.ts'
import { keepSearched } from '#features/market/recent.ts'
import { treeQuery } from '#features/market/tree.ts'
import { numberText } from '#lib/numbers.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Categories } from './-market-front/Categories.tsx'
import { Hot } from './-market-front/Hot.tsx'
import { hotQuery, newestQuery } from './-market-front/queries.ts'
import styles from './-market-front/front.module.css'
import { Recent } from './-market-front/Recent.tsx'
import { Wanted } from './-market-front/Wanted.tsx'

export const Route = createFileRoute('/_market/market/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(treeQuery())
    void queryClient.prefetchQuery(hotQuery)
    void queryClient.prefetchQuery(newestQuery)
  },
  component: MarketFront,
})

/** Reserves the room of the categories, on a phone that of their button. */
const skeleton = (
  <div className={styles.room}>
    <SkeletonRows rows={5} />
  </div>
)

/**
 * Shows 工业品市场: the categories, the popular listings, the requests to buy, and the listings the user saw
 * last.
 */
function MarketFront() {
  const navigate = useNavigate()
  const tree = useQuery(treeQuery())
  const isTime = useSecondPaint()
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
      answer={
        <Answer label="产品大类" look="words" query={tree}>
          {(found) =>
            found.map(({ name, count }) => ({
              value: numberText(count),
              words: name,
              link: listLink({ category: name }),
            }))
          }
        </Answer>
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
        <Loaded query={tree} skeleton={skeleton}>
          {(found) => (isTime ? <Categories tree={found} /> : skeleton)}
        </Loaded>
      </Card>
      {isTime && (
        <>
          <Recent />
          <Hot />
          <Wanted />
        </>
      )}
    </Page>
  )
}
