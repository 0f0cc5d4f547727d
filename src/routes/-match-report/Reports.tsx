import { useQueryClient } from '@tanstack/react-query'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { reportQuery } from '#features/match/saved.ts'
import { idle } from '#lib/idle.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import styles from './compare.module.css'
import { ReportRow } from './ReportRow.tsx'
import { historyQuery, linkTo } from './report-list.ts'
import type { ReportSearch } from './report-address.ts'
import { WaitingReports } from './WaitingReports.tsx'

/** Newest reports that are prefetched in full, to be opened offline. */
const PREFETCHED = 3

const start = (
  <LinkButton look="primary" link={linkOptions({ to: '/policy/calculate' })}>
    开始计算
  </LinkButton>
)

/** Lists all saved reports, two of which can be selected for a comparison. */
export function Reports({ search }: { search: Omit<ReportSearch, 'compare'> }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [picked, setPicked] = useState<readonly string[]>([])
  const history = useListQuery(historyQuery(search))
  const records = history.data?.records
  useEffect(() => {
    for (const { id } of records?.slice(0, PREFETCHED) ?? []) {
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
      searchLabel="搜企业名称或报告编号"
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
              onClick={() => void navigate(linkTo({ ...search, compare: picked.join(',') }))}
            >
              对比
            </Button>
          </div>
        )
      }
      empty={{
        title: '暂无保存的报告',
        hint: '约三分钟得出可享受的政策，保存后可随时查看和对比。',
        action: start,
      }}
    >
      {(report) => (
        <ReportRow
          key={report.id}
          looked={search.keyword ?? ''}
          report={report}
          picked={picked.includes(report.id)}
          full={picked.length === 2}
          onPick={(now) => setPicked(now ? [...picked, report.id] : picked.filter((id) => id !== report.id))}
        />
      )}
    </MyRecords>
  )
}
