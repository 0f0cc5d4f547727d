import { createFileRoute, linkOptions, type SearchSchemaInput } from '@tanstack/react-router'
import { ComparePage as CompareRecords } from '#blocks/compare/ComparePage.tsx'
import { idsOf } from '#blocks/compare/ids.ts'
import { comparedPolicies, compareLink } from '#features/policy/compared.ts'
import { useFacts } from '#features/policy/useFacts.ts'
import { policyQuery } from '#features/policy/policy-queries.ts'
import { usePoliciesById } from '#features/policy/usePolicy.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { cityMoment } from '#lib/clock.ts'
import { account } from '#session/account.ts'
import { rowsFor } from './-policy-compare/rows.tsx'

export const Route = createFileRoute('/_default/policy/search/compare')({
  validateSearch: ({ ids = '' }: { ids?: string | number } & SearchSchemaInput) => ({ ids: String(ids) }),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: ({ context: { queryClient }, deps: { ids } }) => {
    for (const id of idsOf(ids)) void queryClient.prefetchQuery(policyQuery(id, account.enId))
  },
  component: ComparePage,
})

/** Shows 政策对比: up to four policies side by side. */
function ComparePage() {
  const ids = idsOf(Route.useSearch().ids)
  const reads = usePoliciesById(ids)
  return (
    <CompareRecords
      noun="政策"
      unit="条"
      crumbs={crumbsTo('/policy/search/compare')}
      ids={ids}
      columns={reads.map(({ query, libraryAsOf }, at) => ({
        id: ids[at]!,
        query,
        asOf: libraryAsOf ?? cityMoment(query.dataUpdatedAt),
      }))}
      rows={rowsFor(useFacts())}
      titleOf={({ title }) => title}
      linkOf={({ id }) => linkOptions({ to: '/policy/search/detail', search: { id } })}
      tray={comparedPolicies}
      compareLink={compareLink}
      where="政策搜索"
      listLink={() => linkOptions({ to: '/policy/search' })}
    />
  )
}
