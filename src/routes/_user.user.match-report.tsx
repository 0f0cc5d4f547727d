import { createFileRoute } from '@tanstack/react-router'
import { ComparePage } from './-match-report/Compare.tsx'
import { Reports } from './-match-report/Reports.tsx'
import { historyQuery, linkTo } from './-match-report/report-list.ts'
import { ReportSearch } from './-match-report/report-address.ts'

export const Route = createFileRoute('/_user/user/match-report')({
  validateSearch: ReportSearch,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(historyQuery(deps)),
  component: MatchReportPage,
})

/** Shows 政策计算报告: all saved reports, or the changes between two of them. */
function MatchReportPage() {
  const { compare, ...search } = Route.useSearch()
  const [one, other] = compare?.split(',') ?? []
  return one && other ? <ComparePage ids={[one, other]} back={linkTo(search)} /> : <Reports search={search} />
}
