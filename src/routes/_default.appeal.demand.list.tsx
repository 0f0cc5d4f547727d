import { createFileRoute } from '@tanstack/react-router'
import { publicQuery } from './-appeals/appeals.ts'
import { ProgressPage } from './-appeals/ProgressPage.tsx'
import { PublicList } from './-appeals/PublicList.tsx'
import { AppealsSearch } from './-appeals/appeals-address.ts'

export const Route = createFileRoute('/_default/appeal/demand/list')({
  validateSearch: AppealsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    // A phone is asked for on the page alone, once it is known to be one.
    if (deps.tel === undefined) void queryClient.prefetchQuery(publicQuery(deps))
  },
  component: AppealsPage,
})

/** 公开诉求: what others asked and what came of it; with a phone, how far its own appeals are. */
function AppealsPage() {
  const search = Route.useSearch()
  return search.tel === undefined ? <PublicList search={search} /> : <ProgressPage search={search} />
}
