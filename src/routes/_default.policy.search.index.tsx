import { useQuery } from '@tanstack/react-query'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { TakeAlong } from '#blocks/packs/late-take-along.tsx'
import { CompareBar } from '#blocks/compare/CompareBar.tsx'
import { comparedPolicies, compareLink } from '#features/policy/compared.ts'
import { PolicyCounts } from '#features/policy/PolicyCounts.tsx'
import { SourceNote } from '#features/policy/SourceNote.tsx'
import { LibraryCard } from '#features/policy/LibraryCard.tsx'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { account, useAccount } from '#session/account.ts'
import { defaultSort, filtersOf, linkTo, sortsOf } from './-policy-search/filters.ts'
import { FoundTools } from './-policy-search/FoundTools.tsx'
import { HiddenNote } from './-policy-search/HiddenNote.tsx'
import { NothingFound, NotKept } from './-policy-search/NothingFound.tsx'
import { PolicyRows } from './-policy-search/PolicyRows.tsx'
import { SavedSearches } from './-policy-search/SavedSearches.tsx'
import type { PolicySearch } from './-policy-search/policy-address.ts'
import { dictsQuery, listQuery, SIZE } from './-policy-search/list-query.ts'
import { useSearchFilters } from './-policy-search/SearchFilters.tsx'
import { useSearched } from './-policy-search/useSearched.ts'
import { TypedSearch } from './-policy-search/TypedSearch.tsx'

export const Route = createFileRoute('/_default/policy/search/')({
  // Validated by the page itself, so that the schema is not part of the code that every page loads.
  validateSearch: (search: PolicySearch & SearchSchemaInput): PolicySearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(listQuery(filtersOf(deps), account.enId))
    void queryClient.prefetchQuery(dictsQuery)
  },
  component: SearchPage,
})

const job = { kind: 'policies', record: 'own', title: '本行业政策', href: '/policy/search' } as const

/** Shows 政策搜索: all policies by every filter, from the city or from the library on this device. */
function SearchPage() {
  const { filters, now, asked, looked, setTyped, found } = useSearched(Route.useSearch())
  const { query: list, from, asOf, interim } = found
  const { enId } = useAccount()
  // The library has no counts: then the answer to the unfiltered page says them, if it is kept.
  const first = useQuery({
    ...listQuery(filtersOf({}), enId),
    enabled: false,
  })
  const counted = list.data?.counts ? list : first
  const sort = filters.sort ?? defaultSort(now)
  return (
    <ListPage
      title="政策搜索"
      crumbs={crumbsTo('/policy/search')}
      aside={<TakeAlong job={job} label="带上本行业政策" needsEnterprise />}
      answer={<PolicyCounts query={counted} />}
      noun="政策"
      search={now}
      shown={filters}
      linkTo={linkTo}
      query={list}
      inner
      size={SIZE}
      searchBox={<TypedSearch filters={filters} onType={setTyped} />}
      under={<SavedSearches filters={filters} />}
      filters={useSearchFilters(filters)}
      firstFilters={6}
      tabs={{ label: '排序', choices: sortsOf(sort, !looked && enId !== '') }}
      tools={
        <>
          <HiddenNote filters={filters} />
          {list.data && <FoundTools asked={asked} from={from} total={list.data.total} />}
        </>
      }
      bar={!interim && <SourceNote from={from} asOf={asOf} />}
      empty={{ title: '没有可申报的政策' }}
      nothing={<NothingFound filters={now} />}
      offline={<NotKept />}
      body={(records) => <PolicyRows policies={records} looked={looked} saidAfter={found.saidAfter} />}
      beside={
        <div data-print="none">
          <LibraryCard total={counted.data?.counts?.total} />
        </div>
      }
      below={<CompareBar tray={comparedPolicies} label="政策对比" linkTo={compareLink} />}
    />
  )
}
