import type { Facet } from '#api/call/shape.ts'
import { priceModes } from '#api/serve-product.ts'
import { serviceTypes } from '#api/serve-words.ts'
import type { ProductGroup } from '#api/serve.ts'
import { CompareBar } from '#blocks/compare/CompareBar.tsx'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { countsOf, filterOf, type FilterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { Compare } from '#features/serve/Compare.tsx'
import { comparedServices, compareLink } from '#features/serve/compared.ts'
import { useDistricts } from '#features/serve/choices.ts'
import { crumbsOf, productsLink } from '#features/serve/links.ts'
import type { ProductsSearch } from '#features/serve/serve-address.ts'
import { serviceRanges, serviceSpans } from '#rules/service-ranges.ts'
import { ProductRow } from './ProductRow.tsx'
import { ServicesBeside } from './ServicesBeside.tsx'
import { orderOf, qualifiedFilter, scoreFilter } from './filters.ts'
import { productsAsked, productsQuery } from './list-queries.ts'

const sorts = [
  { label: '服务最多', sort: undefined },
  { label: '评分最高', sort: 'score' },
  { label: '最新发布', sort: 'newest' },
] as const

/** Shows all public services (服务产品) with their filters. */
export function Products({ search }: { search: ProductsSearch }) {
  const list = useListQuery(productsQuery(search))
  return (
    <ListPage
      title="服务产品"
      crumbs={crumbsOf('services')}
      lead="挑服务：比价格、交付周期和评价。"
      noun="服务"
      unit="项"
      search={search}
      linkTo={productsLink}
      query={list}
      searchLabel="搜服务或机构"
      filters={useFilters(search, list.data?.facets ?? [])}
      beside={
        <ServicesBeside
          facets={list.data?.facets ?? []}
          linkTo={(type) => productsLink({ ...search, type, page: undefined })}
        />
      }
      below={<CompareBar tray={comparedServices} label="服务对比" linkTo={compareLink} />}
      empty={{ title: '暂无服务', hint: '机构发布的服务审核后显示在这里。' }}
    >
      {(row) => (
        <ProductRow key={row.id} row={row} looked={search.keyword ?? ''} actions={<Compare one={row} />} />
      )}
    </ListPage>
  )
}

function useFilters(
  search: ProductsSearch,
  facets: readonly Facet<ProductGroup>[],
): FilterOf<ProductsSearch>[] {
  const countOf = (name: ProductGroup) => countsOf(facets, name)
  const priceCount = countOf('price')
  const daysCount = countOf('days')
  const { type, mode, price, region, days, score, qualified, sort } = productsAsked(search)
  return [
    filterOf('类别', serviceTypes, type, (next) => ({ type: next }), countOf('type')),
    filterOf('计价', priceModes, mode, (next) => ({ mode: next }), countOf('mode')),
    {
      label: '价格',
      choices: [
        { label: '全部', chosen: price === undefined, change: { price: undefined } },
        ...serviceRanges.map(({ label, value }) => ({
          label,
          count: priceCount(value),
          chosen: value === price,
          change: { price: value },
        })),
      ],
    },
    filterOf('区域', useDistricts(region), region, (next) => ({ region: next }), countOf('region')),
    {
      label: '周期',
      choices: [
        { label: '全部', chosen: days === undefined, change: { days: undefined } },
        ...serviceSpans.map((one) => ({
          label: `${String(one)} 天内`,
          count: daysCount(String(one)),
          chosen: one === days,
          change: { days: one },
        })),
      ],
    },
    qualifiedFilter(qualified, countOf('qualified')),
    scoreFilter(score, (next) => ({ score: next }), countOf('score')),
    orderOf(sorts, sort),
  ]
}
