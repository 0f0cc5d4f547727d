import { createFileRoute, linkOptions, type SearchSchemaInput } from '@tanstack/react-router'
import { useMemo } from 'react'
import { FromWhere } from '#features/policy/FromWhere.tsx'
import { LibraryCard } from '#features/policy/LibraryCard.tsx'
import { policiesQuery, usePolicies } from '#features/policy/usePolicies.ts'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { account, useAccount } from '#session/account.ts'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Chosen, HiddenNote } from './-policy-search/Chosen.tsx'
import { CompareBar } from './-policy-search/CompareBar.tsx'
import { askedOf, changed, defaultSort, type Filters, filtersOf, searchOf } from './-policy-search/filters.ts'
import { FoundTools } from './-policy-search/FoundTools.tsx'
import { NothingFound, NotKept } from './-policy-search/NothingFound.tsx'
import { PolicyRows } from './-policy-search/PolicyRows.tsx'
import { SavedSearches } from './-policy-search/SavedSearches.tsx'
import type { PolicySearch } from './-policy-search/search.ts'
import { dictsQuery, useSearchFilters } from './-policy-search/SearchFilters.tsx'
import { useTyped } from './-policy-search/useTyped.ts'

const SIZE = 10
const sorts = ['最匹配', '截止最近', '最新发布'] as const

export const Route = createFileRoute('/_default/policy/search/')({
  // The page itself makes sense of it: the schema is no part of what every page loads.
  validateSearch: (search: PolicySearch & SearchSchemaInput): PolicySearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(policiesQuery({ ...askedOf(filtersOf(deps)), size: SIZE }, account.enId))
    void queryClient.prefetchQuery(dictsQuery)
  },
  component: SearchPage,
})

const linkTo = (filters: Filters) => linkOptions({ to: '/policy/search', search: searchOf(filters) })

/** 政策查询: all policies, by every filter of the records, from the city or from the library on this device. */
function SearchPage() {
  const search = Route.useSearch()
  const filters = useMemo(() => filtersOf(search), [search])
  const navigate = Route.useNavigate()
  const { enId } = useAccount()
  const typedFilters = (text: string) => ({ ...filters, keyword: text.trim() || undefined, page: undefined })
  const question = (now: Filters) => ({ ...askedOf(now), size: SIZE })
  const [typed, type] = useTyped((text) => question(typedFilters(text)))
  const typing = typed !== undefined && typed.trim() !== (filters.keyword ?? '')
  const now = typing ? typedFilters(typed) : filters
  const asked = question(now)
  const looked = now.keyword ?? ''
  const { query: list, from, asOf, saidAfter, interim } = usePolicies(asked, { libraryFirst: typing })
  const sort = filters.sort ?? defaultSort(now)
  return (
    <ListPage
      title="政策查询"
      crumbs={crumbsTo('/policy/search')}
      noun="政策"
      search={now}
      linkTo={linkTo}
      query={list}
      inner
      size={SIZE}
      searchBox={
        <SearchBox
          label="搜标题、文号和正文"
          value={filters.keyword ?? ''}
          onType={type}
          onSearch={(keyword) => {
            type(undefined)
            void navigate({ search: changed(filters, { keyword: keyword || undefined }) })
          }}
        />
      }
      under={<SavedSearches filters={filters} />}
      filters={useSearchFilters(filters)}
      firstFilters={6}
      tabs={{
        label: '排序',
        choices: sorts.map((one) => ({
          label: one === '最匹配' && !looked && enId ? '最匹配本企业' : one,
          chosen: one === sort,
          change: { sort: one },
        })),
      }}
      tools={
        <>
          <HiddenNote filters={filters} />
          {list.data && <FoundTools asked={asked} from={from} total={list.data.total} />}
        </>
      }
      bar={
        <>
          <Chosen filters={filters} />
          {!interim && <FromWhere from={from} asOf={asOf} />}
        </>
      }
      empty={{ title: '没有可申报的政策' }}
      nothing={<NothingFound filters={now} />}
      offline={<NotKept />}
      body={(policies) => <PolicyRows policies={policies} looked={looked} saidAfter={saidAfter} />}
      below={
        <>
          <div data-print="none">
            <LibraryCard />
          </div>
          <CompareBar />
        </>
      }
    />
  )
}
