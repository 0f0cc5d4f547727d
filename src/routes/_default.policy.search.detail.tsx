import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { Favourite } from '#features/policy/Favourite.tsx'
import { FromWhere } from '#features/policy/FromWhere.tsx'
import { policyQuery, usePoliciesById } from '#features/policy/usePolicy.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { dateText } from '#lib/dates.ts'
import { account } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { ByCode } from './-policy-detail/ByCode.tsx'
import { PolicyBody } from './-policy-detail/PolicyBody.tsx'
import { TheAction } from './-policy-detail/TheAction.tsx'

export const Route = createFileRoute('/_default/policy/search/detail')({
  validateSearch: v.object({
    id: v.optional(v.fallback(v.string(), ''), ''),
    /** The short code of its poster, in place of the id. */
    code: v.optional(v.fallback(v.string(), '')),
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(policyQuery(id, account.enId))
  },
  component: DetailPage,
})

const crumbs = crumbsTo('/policy/search/detail')

/** 政策详情: what it gives, to whom, when and how; then its text. */
function DetailPage() {
  const { id, code } = Route.useSearch()
  const [read] = usePoliciesById(id ? [id] : [])
  if (!read && code) return <ByCode code={code} />
  if (!read) {
    return (
      <Page title="政策详情" crumbs={crumbs}>
        <Card>
          <EmptyState
            title="没有指定政策"
            action={<LinkButton link={linkOptions({ to: '/policy/search' })}>去政策查询</LinkButton>}
          />
        </Card>
      </Page>
    )
  }
  const { query: detail, libraryAsOf, saidAfter, itemsKnown } = read
  const found = detail.data
  const fromLibrary = libraryAsOf !== undefined
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
            <Favourite policy={found} asOf={saidAfter} />
            <TheAction policy={found} itemsKnown={itemsKnown} />
          </>
        )
      }
    >
      {fromLibrary && <FromWhere from="library" asOf={libraryAsOf} />}
      <Loaded
        query={detail}
        onPage
        inner={fromLibrary}
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
