import { createFileRoute, linkOptions, type SearchSchemaInput } from '@tanstack/react-router'
import { useMemo } from 'react'
import { FromWhere } from '#features/policy/FromWhere.tsx'
import { LibraryCard } from '#features/policy/LibraryCard.tsx'
import { policiesQuery, usePolicies } from '#features/policy/usePolicies.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { numberText } from '#lib/numbers.ts'
import { useCommon } from '#offline/view.ts'
import { account, useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Page } from '#ui/Page.tsx'
import { pagerOf } from '#ui/list/Pager.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Chosen } from './-policy-search/Chosen.tsx'
import { CompareBar } from './-policy-search/CompareBar.tsx'
import { askedOf, changed, defaultSort, type Filters, filtersOf } from './-policy-search/filters.ts'
import { FoundTools } from './-policy-search/FoundTools.tsx'
import { NothingFound } from './-policy-search/NothingFound.tsx'
import { PolicyRows } from './-policy-search/PolicyRows.tsx'
import { SavedSearches } from './-policy-search/SavedSearches.tsx'
import type { PolicySearch } from './-policy-search/search.ts'
import { dictsQuery, SearchFilters } from './-policy-search/SearchFilters.tsx'
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

/** 政策查询: all policies, by every filter of the records, from the city or from the library on this device. */
function SearchPage() {
  const search = Route.useSearch()
  const filters = useMemo(() => filtersOf(search), [search])
  const navigate = Route.useNavigate()
  const { enId } = useAccount()
  const { reach } = useCommon()
  const typedFilters = (text: string) => ({ ...filters, keyword: text.trim() || undefined, page: undefined })
  const question = (now: Filters) => ({ ...askedOf(now), size: SIZE })
  const [typed, type] = useTyped((text) => question(typedFilters(text)))
  const typing = typed !== undefined && typed.trim() !== (filters.keyword ?? '')
  const now = typing ? typedFilters(typed) : filters
  const asked = question(now)
  const looked = now.keyword ?? ''
  const { query: list, from, asOf, saidAfter, interim } = usePolicies(asked, { libraryFirst: typing })
  const total = list.data?.total
  const count = total === undefined ? undefined : `${numberText(total)} 条`
  const sort = filters.sort ?? defaultSort(now)
  return (
    <Page
      title="政策查询"
      crumbs={crumbsTo('/policy/search')}
      aside={
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
    >
      <SavedSearches filters={filters} />
      <SearchFilters filters={filters} found={count && `查看 ${count}`} />
      <Chosen filters={filters} />
      <Card
        tabs={
          <Tabs
            label="排序"
            tabs={sorts.map((one) => ({
              label: one === '最匹配' && !looked && enId ? '最匹配本企业' : one,
              chosen: one === sort,
              link: linkOptions({ to: '/policy/search', search: changed(filters, { sort: one }) }),
            }))}
          />
        }
        aside={
          <>
            <span role="status">{count && `共 ${count}`}</span>{' '}
            {list.data && <FoundTools asked={asked} from={from} total={list.data.total} />}
          </>
        }
        foot={pagerOf(list.data, now.page, (page) =>
          linkOptions({ to: '/policy/search', search: changed(now, { page }) }),
        )}
      >
        {!interim && <FromWhere from={from} asOf={asOf} />}
        {reach !== 'online' && list.data === undefined && list.isPaused ? (
          <NothingFound why="offline" filters={now} />
        ) : (
          <Loaded
            query={list}
            inner
            skeleton={<SkeletonRows rows={SIZE} />}
            isEmpty={({ records }) => records.length === 0}
            empty={<NothingFound why={total ? 'end' : 'none'} filters={now} />}
          >
            {({ records }) => <PolicyRows policies={records} looked={looked} saidAfter={saidAfter} />}
          </Loaded>
        )}
      </Card>
      <div data-print="none">
        <LibraryCard />
      </div>
      <CompareBar />
    </Page>
  )
}
