import type { ReactNode } from 'react'
import type { Facet } from '#api/call/shape.ts'
import { natures } from '#api/serve-provider.ts'
import { serviceTypes } from '#api/serve-words.ts'
import type { ProviderGroup } from '#api/serve.ts'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { countsOf, filterOf, type FilterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { useDistricts } from '#features/serve/choices.ts'
import { crumbsOf, home, type Place, providersLink } from '#features/serve/links.ts'
import type { ProvidersSearch } from '#features/serve/serve-address.ts'
import { orderOf, qualifiedFilter, scoreFilter } from './filters.ts'
import { ProviderRow } from './ProviderRow.tsx'
import { providersAsked, providersQuery } from './list-queries.ts'
import { ServicesBeside } from './ServicesBeside.tsx'
import { Trusted } from './Trusted.tsx'

const sorts = [
  { label: '评分最高', sort: undefined },
  { label: '服务最多', sort: 'orders' },
  { label: '最新入驻', sort: 'newest' },
] as const

/** Shows all public providers (服务机构), also as the intermediaries of 专业服务超市. */
export function Providers({
  search,
  place = 'services',
  below,
}: {
  search: ProvidersSearch
  place?: Place
  below?: ReactNode
}) {
  const isMedium = place === 'medium'
  const list = useListQuery(providersQuery(search))
  return (
    <ListPage
      title={isMedium ? '专业服务超市' : '服务机构'}
      crumbs={isMedium ? [home] : crumbsOf('services')}
      lead={
        isMedium ? '中介机构和它们的资讯：选机构，看通知公告和新闻动态。' : '找机构：看资质、评价和联系方式。'
      }
      noun="机构"
      unit="家"
      search={search}
      linkTo={(next) => providersLink(next, place)}
      query={list}
      searchLabel="搜机构、资质或服务"
      listTitle={isMedium ? '中介服务机构' : undefined}
      filters={useFilters(search, list.data?.facets ?? [])}
      empty={{ title: '暂无机构', hint: '服务机构审核后显示在这里。' }}
      beside={
        <ServicesBeside
          facets={list.data?.facets ?? []}
          linkTo={(type) => providersLink({ ...search, type, page: undefined }, place)}
        />
      }
      below={below}
      answer={isMedium && <Trusted />}
    >
      {(row) => <ProviderRow key={row.id} row={row} place={place} looked={search.keyword ?? ''} />}
    </ListPage>
  )
}

function useFilters(
  search: ProvidersSearch,
  facets: readonly Facet<ProviderGroup>[],
): FilterOf<ProvidersSearch>[] {
  const countOf = (name: ProviderGroup) => countsOf(facets, name)
  const { type, nature, region, score, qualified, sort } = providersAsked(search)
  return [
    filterOf('类别', serviceTypes, type, (next) => ({ type: next }), countOf('type')),
    filterOf('性质', natures, nature, (next) => ({ nature: next }), countOf('nature')),
    filterOf('区域', useDistricts(region), region, (next) => ({ region: next }), countOf('region')),
    qualifiedFilter(qualified, countOf('qualified')),
    scoreFilter(score, (next) => ({ score: next }), countOf('score')),
    orderOf(sorts, sort),
  ]
}
