import { createFileRoute } from '@tanstack/react-router'
import { figuresQuery, periodOf } from '#features/appeal/figures/figures.ts'
import { publicQuery } from './-appeals/appeals.ts'
import { FiguresPage } from './-appeals/FiguresPage.tsx'
import { ProgressPage } from './-appeals/ProgressPage.tsx'
import { PublicList } from './-appeals/PublicList.tsx'
import { AppealsSearch } from './-appeals/appeals-address.ts'

export const Route = createFileRoute('/_default/appeal/demand/list')({
  validateSearch: AppealsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    if (deps.figures !== undefined) void queryClient.prefetchQuery(figuresQuery(periodOf(deps.figures)))
    // Prefetches only the public list: the page itself asks for a phone's appeals, once it knows that the
    // text is a phone number.
    else if (deps.tel === undefined) void queryClient.prefetchQuery(publicQuery(deps))
  },
  component: AppealsPage,
})

/**
 * Shows 公开诉求: others' appeals and their results; with a phone number, the progress of the appeals of that
 * number; with a period, the public figures of it.
 */
function AppealsPage() {
  const search = Route.useSearch()
  if (search.figures !== undefined) return <FiguresPage asked={search.figures} />
  return search.tel === undefined ? <PublicList search={search} /> : <ProgressPage search={search} />
}
