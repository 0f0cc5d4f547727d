import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { match } from '#api/match.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { idle } from '#lib/idle.ts'
import { useLastPage } from '#offline/useLastPage.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { Page } from '#ui/Page.tsx'
import { pagerOf } from '#ui/list/Pager.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { reportQuery } from './-calculate/saved.ts'
import { Compare } from './-match-report/Compare.tsx'
import styles from './-match-report/compare.module.css'
import { ReportRow } from './-match-report/ReportRow.tsx'
import { WaitingReports } from './-match-report/WaitingReports.tsx'

const SIZE = 10
/** How many of the newest reports are kept whole on this device, to be opened without a network. */
const KEPT = 3

const Search = v.object({
  keyword: v.fallback(v.optional(v.string()), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
  /** Ids of the two reports that are compared, with a comma between them. */
  compare: v.fallback(v.optional(v.string()), undefined),
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
  const search = Route.useSearch()
  const [one, other] = search.compare?.split(',') ?? []
  if (one && other) {
    return (
      <Page
        title="对比两份报告"
        crumbs={[{ label: '政策计算报告', link: linkTo({ ...search, compare: undefined }) }]}
      >
        <Compare ids={[one, other]} />
      </Page>
    )
  }
  return (
    <Page title="政策计算报告" lead="报告生成后固定，政策变化不影响其内容" aside={start}>
      <WaitingReports />
      <History search={search} />
    </Page>
  )
}

function History({ search }: { search: Search }) {
  const navigate = Route.useNavigate()
  const [picked, setPicked] = useState<readonly string[]>([])
  const history = useQuery({
    ...historyQuery(search),
    ...useLastPage(),
  })
  const client = useQueryClient()
  const records = history.data?.records
  useEffect(() => {
    for (const { id } of records?.slice(0, KEPT) ?? []) {
      void idle().then(() => client.prefetchQuery(reportQuery(id)))
    }
  }, [client, records])
  return (
    <Card
      aside={
        <SearchBox
          label="搜企业名称"
          value={search.keyword ?? ''}
          onSearch={(text) => void navigate({ search: { keyword: text || undefined } })}
        />
      }
      title="已保存的报告"
      foot={pagerOf(history.data, search.page, (page) => linkTo({ ...search, page }))}
    >
      <Loaded
        query={history}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ records }) => records.length === 0}
        empty={
          search.keyword ? (
            <EmptyState
              title="没有找到报告"
              hint="换个名称，或清空搜索。"
              action={<LinkButton link={linkTo({})}>看全部</LinkButton>}
            />
          ) : (
            <EmptyState
              title="还没有保存的报告"
              hint="三分钟算出能享受的政策，保存后可随时查看和对比。"
              action={start}
            />
          )
        }
      >
        {({ records }) => (
          <>
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
            <List label="报告">
              {records.map((report) => (
                <ReportRow
                  key={report.id}
                  report={report}
                  picked={picked.includes(report.id)}
                  full={picked.length === 2}
                  onPick={(now) =>
                    setPicked(now ? [...picked, report.id] : picked.filter((id) => id !== report.id))
                  }
                />
              ))}
            </List>
          </>
        )}
      </Loaded>
    </Card>
  )
}
