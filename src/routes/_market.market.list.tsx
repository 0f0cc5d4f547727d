import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { tradeTypes } from '#api/market.ts'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { Beside, WaysCard } from '#blocks/list/WaysCard.tsx'
import { CompareBar } from '#blocks/compare/CompareBar.tsx'
import { comparedListings } from '#features/market/compared.ts'
import { listLink, marketCrumbs, mineLink, publishLink, compareLink } from '#features/market/links.ts'
import { keepSearched } from '#features/market/recent.ts'
import { ListSearch } from '#features/market/market-address.ts'
import { treeQuery } from '#features/market/tree.ts'
import { savesData } from '#lib/saves-data.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { filtersOf } from './-market-list/filters.ts'
import { askedOf, listQuery } from './-market-list/market-query.ts'
import { Rows } from './-market-list/Rows.tsx'

export const Route = createFileRoute('/_market/market/list')({
  validateSearch: ListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(listQuery(deps)),
  component: MarketList,
})

/** Shows all listings of the market, with filters for each of their attributes. */
function MarketList() {
  const search = Route.useSearch()
  const { trade, view } = askedOf(search)
  const list = useListQuery(listQuery(search))
  const { data: tree = [] } = useQuery(treeQuery(trade))
  const publisher = search.of ? list.data?.records[0]?.publisherOrg : undefined
  const filters = filtersOf(search, tree, list.data?.facets ?? [], publisher)
  const publish = (
    <LinkButton look="primary" link={publishLink(trade ?? '供应')}>
      {trade === '求购' ? '发布求购' : '发布产品'}
    </LinkButton>
  )
  return (
    <ListPage
      title="全部产品"
      crumbs={marketCrumbs}
      noun="产品"
      search={search}
      linkTo={listLink}
      query={list}
      size={12}
      searchLabel="搜产品、型号或企业"
      onSearch={keepSearched}
      aside={publish}
      tabs={{
        label: '供应或求购',
        choices: [undefined, ...tradeTypes].map((type) => ({
          label: type ?? '全部',
          chosen: type === trade,
          change: { trade: type },
        })),
        preload: savesData() ? 'intent' : 'viewport',
      }}
      tools={
        <Tabs
          label="显示方式"
          tabs={([undefined, 'grid'] as const).map((one) => ({
            label: one ? '图片' : '列表',
            chosen: one === view,
            link: listLink({ ...search, view: one }),
          }))}
        />
      }
      filters={filters}
      firstFilters={5}
      empty={{ title: '暂无产品', hint: '企业发布的产品审核后显示在这里。', action: publish }}
      body={(rows) => <Rows rows={rows} isGrid={view === 'grid'} looked={search.keyword ?? ''} />}
      beside={
        <Beside>
          {tree.length > 0 && (
            <WaysCard
              title="产品分类"
              ways={tree.map(({ name, count }) => ({
                label: name,
                count,
                link: listLink({ ...search, category: name, page: undefined }),
              }))}
            />
          )}
          <WaysCard
            title="本企业的产品"
            ways={[{ label: '工业产品', hint: '发布的产品和求购，各自的状态和浏览', link: mineLink() }]}
          />
        </Beside>
      }
      below={<CompareBar tray={comparedListings} label="产品对比" linkTo={compareLink} />}
    />
  )
}
