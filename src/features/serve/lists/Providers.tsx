import type { ReactNode } from 'react'
import { natures } from '#api/serve-provider.ts'
import { serviceTypes } from '#api/serve-words.ts'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { filterOf, type FilterOf } from '#blocks/list/search.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { useDistricts } from '#features/serve/choices.ts'
import { crumbsOf, home, type Place, providersLink } from '#features/serve/links.ts'
import type { ProvidersSearch } from '#features/serve/search.ts'
import { orderOf, qualifiedFilter, scoreFilter } from './filters.ts'
import { ProviderRow } from './ProviderRow.tsx'
import { providersAsked, providersQuery } from './query.ts'
import { ServiceTabs } from './ServiceTabs.tsx'

const sorts = [
  { label: '评分最高', sort: undefined },
  { label: '服务最多', sort: 'orders' },
  { label: '最新入驻', sort: 'newest' },
] as const

/** 服务机构: every public provider; in the supermarket they are its 中介机构. */
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
  return (
    <ListPage
      title={isMedium ? '专业服务超市' : '服务机构'}
      crumbs={isMedium ? [home] : crumbsOf('services')}
      noun="机构"
      unit="家"
      search={search}
      linkTo={(next) => providersLink(next, place)}
      query={useListQuery(providersQuery(search))}
      searchLabel="搜机构、资质或服务"
      above={isMedium ? undefined : <ServiceTabs chosen="providers" />}
      {...(isMedium ? { listTitle: '中介服务机构' } : {})}
      filters={useFilters(search)}
      empty={{ title: '暂无机构', hint: '服务机构审核后显示在这里。' }}
      below={below}
    >
      {(row) => <ProviderRow key={row.id} row={row} place={place} looked={search.keyword ?? ''} />}
    </ListPage>
  )
}

function useFilters(search: ProvidersSearch): FilterOf<ProvidersSearch>[] {
  const { type, nature, region, score, qualified, sort } = providersAsked(search)
  return [
    filterOf('类别', serviceTypes, type, (next) => ({ type: next })),
    filterOf('性质', natures, nature, (next) => ({ nature: next })),
    filterOf('区域', useDistricts(region), region, (next) => ({ region: next })),
    qualifiedFilter(qualified),
    scoreFilter(score, (next) => ({ score: next })),
    orderOf(sorts, sort),
  ]
}
