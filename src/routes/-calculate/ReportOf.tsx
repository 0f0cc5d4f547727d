import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { match } from '#api/match.ts'
import { query } from '#api/query.ts'
import { Loaded } from '#layouts/Loaded.tsx'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { crumbs } from './crumbs.ts'
import { type ReportView, useLive, viewOf } from './report.ts'
import { RulesState } from './RulesState.tsx'
import { Standing } from './Standing.tsx'
import type { Held } from './useHeld.ts'

interface Props {
  /** Of the page. */
  title: string
  /** The saved report; the live one without it. */
  id: string | undefined
  /** Beside the title, once the report is there. */
  aside?: (view: ReportView) => ReactNode
  children: (view: ReportView) => ReactNode
}

/** A page about one report, saved or live, in whatever state it comes. */
export function ReportOf({ id, ...rest }: Props) {
  return id === undefined ? (
    <Standing title={rest.title} crumbs={crumbs}>
      {(held) => <Live held={held} {...rest} />}
    </Standing>
  ) : (
    <Saved id={id} {...rest} />
  )
}

function Live({ held, title, aside, children }: { held: Held } & Omit<Props, 'id'>) {
  const { rules, view } = useLive(held)
  return (
    <Page title={title} crumbs={crumbs} lead={held.name} aside={view && aside?.(view)}>
      {view ? children(view) : <RulesState rules={rules} />}
    </Page>
  )
}

const skeleton = (
  <>
    <Card>
      <SkeletonText lines={4} />
    </Card>
    <Card>
      <SkeletonText lines={10} />
    </Card>
  </>
)

function Saved({ id, title, aside, children }: Omit<Props, 'id'> & { id: string }) {
  const { userInfo } = useAccount()
  const report = useQuery({
    ...query(match.history, { query: { id } }),
    enabled: userInfo !== undefined,
    // A saved report never changes.
    staleTime: Infinity,
  })
  const found = report.data?.records[0]
  const view = found && viewOf(found)
  if (!userInfo) {
    return (
      <Page title={title} crumbs={crumbs}>
        <Card>
          <EmptyState
            icon="person"
            title="登录后查看已保存的报告"
            action={
              <LinkButton
                look="primary"
                link={linkOptions({ to: '/auth/login', search: { redirect_uri: reportPath(id) } })}
              >
                登录
              </LinkButton>
            }
          />
        </Card>
      </Page>
    )
  }
  return (
    <Page
      title={title}
      crumbs={[...crumbs, { label: '政策计算报告', link: linkOptions({ to: '/user/match-report' }) }]}
      lead={view && [view.name, view.no && `报告编号 ${view.no}`].filter(Boolean).join(' · ')}
      aside={view && aside?.(view)}
    >
      <Loaded query={report} skeleton={skeleton} onPage>
        {() => view && children(view)}
      </Loaded>
    </Page>
  )
}

const reportPath = (id: string) => `/policy/calculate/report?id=${encodeURIComponent(id)}`
