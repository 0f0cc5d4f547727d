import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MatchItem } from '#api/match.ts'
import { plannedOf } from '#rules/match-plan.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { matchLink, reportLink } from '#features/match/match-links.ts'
import type { CalculationSearch } from '#features/match/calculation-address.ts'
import type { ReportView } from './report.ts'
import { ReportFrame } from './ReportFrame.tsx'
import rows from './report.module.css'

const tabs = [
  { label: '办理清单', tab: 'package' },
  { label: '联系部门', tab: 'contacts' },
  { label: '企业信息', tab: 'info' },
  { label: '方案说明', tab: 'about' },
] as const

interface Props {
  /** Page address that selects the plan. */
  search: CalculationSearch
  tab: (typeof tabs)[number]['label']
  /** True if the page needs at least one policy to apply for. */
  needsItems?: boolean
  /** Part below the card. It comes with the report, because a part that stood there before would be moved by it. */
  below?: ReactNode
  children: (view: ReportView, items: MatchItem[]) => ReactNode
}

const actionsFor = (_: ReportView, search: CalculationSearch) => (
  <span className={rows.saved}>
    <LinkButton link={reportLink(search)}>查看报告</LinkButton>
    <Button onClick={() => print()}>打印</Button>
  </span>
)

/** Renders one page of the plan of a report, saved or live. */
export function PlanPage({ search, tab, needsItems = false, below, children }: Props) {
  const { of, from, id } = search
  return (
    <ReportFrame title={`申报方案：${tab}`} search={search} aside={actionsFor}>
      {(view) => {
        const items = plannedOf(view.items)
        return (
          <>
            <Card
              tabs={
                <Tabs
                  label="申报方案"
                  tabs={tabs.map(({ label, tab: page }) => ({
                    label,
                    chosen: label === tab,
                    link: linkOptions({
                      to: '/policy/calculate/plan/$tab',
                      params: { tab: page },
                      search: { of, from, id },
                    }),
                  }))}
                />
              }
            >
              {needsItems && items.length === 0 ? (
                <EmptyState
                  title="暂无可安排的政策"
                  hint="没有符合条件或接近符合的政策。请补充企业信息后重新查看。"
                  action={
                    view.held && (
                      <LinkButton look="primary" link={matchLink(view.held)}>
                        补充信息
                      </LinkButton>
                    )
                  }
                />
              ) : (
                children(view, items)
              )}
            </Card>
            {below}
          </>
        )
      }}
    </ReportFrame>
  )
}
