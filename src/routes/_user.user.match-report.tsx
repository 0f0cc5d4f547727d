import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { query } from '#api/call/query.ts'
import { match } from '#api/match.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { maybe, pageNumber } from '#lib/address.ts'
import { idle } from '#lib/idle.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { reportQuery } from '#features/match/saved.ts'
import { ComparePage } from './-match-report/Compare.tsx'
import styles from './-match-report/compare.module.css'
import { ReportRow } from './-match-report/ReportRow.tsx'
import { WaitingReports } from './-match-report/WaitingReports.tsx'

const SIZE = 10
/** How many of the newest reports are kept whole on this device, to be opened without a network. */
const KEPT = 3

const Search = v.object({
  keyword: maybe(v.string()),
  page: pageNumber,
  /** Ids of the two reports that are compared, with a comma between them. */
  compare: maybe(v.string()),
})
type Search = v.InferOutput<typeof Search>

const historyQuery = ({ keyword, page = 1 }: Search) =>
  query(match.history, { query: { current: page, size: SIZE, ...(keyword ? { keyword } : {}) } })

export const Route = createFileRoute('/_user/user/match-report')({
  validateSearch: Search,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(historyQuery(deps)),
  component: MatchReportPage,
})

const linkTo = (search: Search) => linkOptions({ to: '/user/match-report', search })
const start = (
  <LinkButton look="primary" link={linkOptions({ to: '/policy/calculate' })}>
    开始计算
  </LinkButton>
)

/** 政策计算报告: every report that was kept, and what changed between two of them. */
function MatchReportPage() {
  const { compare, ...search } = Route.useSearch()
  const [one, other] = compare?.split(',') ?? []
  return one && other ? <ComparePage ids={[one, other]} back={linkTo(search)} /> : <Reports search={search} />
}

function Reports({ search }: { search: Omit<Search, 'compare'> }) {
  const navigate = Route.useNavigate()
  const client = useQueryClient()
  const [picked, setPicked] = useState<readonly string[]>([])
  const history = useListQuery(historyQuery(search))
  const records = history.data?.records
  useEffect(() => {
    for (const { id } of records?.slice(0, KEPT) ?? []) {
      void idle().then(() => client.prefetchQuery(reportQuery(id)))
    }
  }, [client, records])
  return (
    <MyRecords
      title="政策计算报告"
      lead="报告生成后固定，政策变化不影响其内容"
      aside={start}
      noun="报告"
      unit="份"
      search={search}
      linkTo={linkTo}
      query={history}
      searchLabel="搜企业名称"
      above={<WaitingReports />}
      bar={
        records &&
        records.length > 0 && (
          <div className={styles.bar}>
            <span role="status">
              {picked.length ? `已选 ${String(picked.length)} 份` : '选两份可对比变化'}
            </span>
            <Button
              disabled={picked.length !== 2}
              onClick={() => void navigate({ search: { ...search, compare: picked.join(',') } })}
            >
              对比
            </Button>
          </div>
        )
      }
      empty={{
        title: '还没有保存的报告',
        hint: '三分钟算出能享受的政策，保存后可随时查看和对比。',
        action: start,
      }}
    >
      {(report) => (
        <ReportRow
          key={report.id}
          report={report}
          picked={picked.includes(report.id)}
          full={picked.length === 2}
          onPick={(now) => setPicked(now ? [...picked, report.id] : picked.filter((id) => id !== report.id))}
        />
      )}
    </MyRecords>
  )
}
