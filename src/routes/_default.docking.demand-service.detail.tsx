import { createFileRoute } from '@tanstack/react-router'
import { Detail } from '#features/docking/detail/Detail.tsx'
import { detailQuery } from '#features/docking/detail/detail-query.ts'
import { IdSearch } from '#lib/address.ts'

export const Route = createFileRoute('/_default/docking/demand-service/detail')({
  validateSearch: IdSearch,
  staticData: { needs: ['id'] },
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(detailQuery('demand', id))
  },
  component: DemandDetail,
})

/** Shows the public page of one demand. */
function DemandDetail() {
  const { id = '' } = Route.useSearch()
  return <Detail key={id} kind="demand" id={id} />
}
