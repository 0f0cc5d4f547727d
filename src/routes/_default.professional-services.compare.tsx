import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { useQueriesReliably } from '#api/call/useQueriesReliably.ts'
import { ComparePage as CompareRecords } from '#blocks/compare/ComparePage.tsx'
import { idsOf } from '#blocks/compare/ids.ts'
import { comparedServices, compareLink } from '#features/serve/compared.ts'
import { productQuery } from '#features/serve/detail/detail-queries.ts'
import { crumbsOf, productLink, productsLink } from '#features/serve/links.ts'
import { cityMoment } from '#lib/clock.ts'
import { rows } from './-services-compare/rows.ts'

export const Route = createFileRoute('/_default/professional-services/compare')({
  validateSearch: ({ ids = '' }: { ids?: string | number } & SearchSchemaInput) => ({ ids: String(ids) }),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: ({ context: { queryClient }, deps: { ids } }) => {
    for (const id of idsOf(ids)) void queryClient.prefetchQuery(productQuery(id))
  },
  component: ComparePage,
})

/** Shows 服务对比: up to four services side by side. */
function ComparePage() {
  const ids = idsOf(Route.useSearch().ids)
  const asked = useQueriesReliably({ queries: ids.map((id) => productQuery(id)) })
  return (
    <CompareRecords
      noun="服务"
      unit="项"
      crumbs={[...crumbsOf('services'), { label: '服务产品', link: productsLink() }]}
      ids={ids}
      columns={asked.map((query, at) => ({ id: ids[at]!, query, asOf: cityMoment(query.dataUpdatedAt) }))}
      rows={rows}
      titleOf={({ name }) => name}
      linkOf={({ id }) => productLink(id)}
      tray={comparedServices}
      compareLink={compareLink}
      where="服务产品"
      listLink={(first) => productsLink(first ? { type: first.serviceType } : {})}
    />
  )
}
