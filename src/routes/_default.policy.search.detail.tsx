import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { policy } from '#api/policy.ts'
import { query } from '#api/query.ts'
import { Favourite } from '#features/policy/Favourite.tsx'
import { Loaded } from '#layouts/Loaded.tsx'
import { dateText } from '#lib/dates.ts'
import { account, useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { PolicyBody } from './-policy-detail/PolicyBody.tsx'
import { TheAction } from './-policy-detail/TheAction.tsx'

const detailQuery = (id: string, enId: string) =>
  query(policy.detail, { query: { id, ...(enId ? { enId } : {}) } })

export const Route = createFileRoute('/_default/policy/search/detail')({
  validateSearch: v.object({ id: v.optional(v.fallback(v.string(), ''), '') }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(detailQuery(id, account.enId))
  },
  component: DetailPage,
})

const crumbs = [
  { label: '首页', link: linkOptions({ to: '/' }) },
  { label: '今日申报', link: linkOptions({ to: '/policy/apply' }) },
]

/** 政策详情: what it gives, to whom, when and how; then its text. */
function DetailPage() {
  const { id } = Route.useSearch()
  const { enId } = useAccount()
  const detail = useQuery({ ...detailQuery(id, enId), enabled: id !== '' })
  const found = detail.data
  if (!id) {
    return (
      <Page title="政策详情" crumbs={crumbs}>
        <Card>
          <EmptyState
            title="没有指定政策"
            action={<LinkButton link={linkOptions({ to: '/policy/apply' })}>看今日申报</LinkButton>}
          />
        </Card>
      </Page>
    )
  }
  return (
    <Page
      title={found?.title ?? '政策详情'}
      crumbs={crumbs}
      lead={
        found &&
        [
          found.docNumber,
          found.departments.join('、'),
          `${dateText(found.publishDate)}发布`,
          found.level,
        ].join(' · ')
      }
      aside={
        found && (
          <>
            <Favourite policy={found} asOf={detail.dataUpdatedAt} />
            <TheAction policy={found} />
          </>
        )
      }
    >
      <Loaded
        query={detail}
        onPage
        skeleton={
          <>
            <Card>
              <SkeletonText lines={4} />
            </Card>
            <Card>
              <SkeletonText lines={12} />
            </Card>
          </>
        }
      >
        {(one) => <PolicyBody policy={one} />}
      </Loaded>
    </Page>
  )
}
