import { createFileRoute } from '@tanstack/react-router'
import { Detail } from '#features/docking/detail/Detail.tsx'
import { detailQuery } from '#features/docking/detail/detail-query.ts'
import { IdSearch } from '#lib/address.ts'

export const Route = createFileRoute('/_default/docking/supply-service/detail')({
  validateSearch: IdSearch,
  staticData: { needs: ['id'] },
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(detailQuery('supply', id))
  },
  component: SupplyDetail,
})

/** Shows the public page of one supply. */
function SupplyDetail() {
  const { id = '' } = Route.useSearch()
  return <Detail key={id} kind="supply" id={id} />
}
