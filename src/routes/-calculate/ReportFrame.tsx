import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { Fragment, type ReactNode, useMemo } from 'react'
import { Loaded } from '#blocks/Loaded.tsx'
import { useAccount } from '#session/account.ts'
import { SignInFirst } from '#blocks/sign-in/SignInFirst.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { crumbs } from './crumbs.ts'
import type { CalculationSearch } from '#features/match/calculation-address.ts'
import { type ReportView, useLiveReport, viewOf } from './report.ts'
import { reportQuery } from '#features/match/saved.ts'
import { RulesState } from './RulesState.tsx'
import { StepBar } from './StepBar.tsx'
import { CalculationPage } from './CalculationPage.tsx'
import type { SharedCalculation } from './useCalculation.ts'

interface Props {
  /** Title of the page. */
  title: string
  /** Page address: with an id the saved report, without the live one. */
  search: CalculationSearch
  /** Renders the part beside the title once the report is loaded. */
  aside?: (view: ReportView, search: CalculationSearch) => ReactNode
  children: (view: ReportView) => ReactNode
}

/** Renders a page about one report, saved or live, with its loading and error states. */
export function ReportFrame(props: Props) {
  const { title, search } = props
  return search.id === undefined ? (
    <CalculationPage title={title} crumbs={crumbs}>
      {(held) => <Live held={held} {...props} />}
    </CalculationPage>
  ) : (
    <Saved id={search.id} {...props} />
  )
}

function Live({ held, title, search, aside, children }: Props & { held: SharedCalculation }) {
  const { rules, view } = useLiveReport(held)
  return (
    <Page title={title} crumbs={crumbs} lead={held.name} aside={view && aside?.(view, search)}>
      <StepBar at="report" />
      {view ? children(view) : <RulesState rules={rules} />}
    </Page>
  )
}

/** Skeleton of a report. */
export const reportSkeleton = (
  // An own key, so that React reuses none of these cards for the report, which would move them.
  <Fragment key="coming">
    <Card>
      <SkeletonText lines={4} />
    </Card>
    <Card>
      <SkeletonText lines={10} />
    </Card>
  </Fragment>
)

function Saved({ id, title, search, aside, children }: Props & { id: string }) {
  const { userInfo } = useAccount()
  const report = useQuery({
    ...reportQuery(id),
    enabled: userInfo !== undefined,
  })
  const found = report.data?.records[0]
  const view = useMemo(() => found && viewOf(found), [found])
  if (!userInfo) {
    return (
      <Page title={title} crumbs={crumbs}>
        <Card>
          <EmptyState
            art="own"
            title="登录后查看已保存的报告"
            action={
              <SignInFirst why="page" back={reportPath(id)}>
                登录
              </SignInFirst>
            }
          />
        </Card>
      </Page>
    )
  }
  return (
    <Page
      title={title}
      crumbs={[...crumbs, { label: '已保存的报告', link: linkOptions({ to: '/user/match-report' }) }]}
      lead={view && <Facts of={[view.name, view.no && `报告编号 ${view.no}`]} />}
      aside={view && aside?.(view, search)}
    >
      <Loaded query={report} skeleton={reportSkeleton} onPage>
        {() => view && children(view)}
      </Loaded>
    </Page>
  )
}

const reportPath = (id: string) => `/policy/calculate/report?id=${encodeURIComponent(id)}`
