import { createFileRoute, linkOptions, type SearchSchemaInput, useNavigate } from '@tanstack/react-router'
import { CompareTable } from '#blocks/compare/CompareTable.tsx'
import { idsOf } from '#blocks/compare/ids.ts'
import { RightAddress } from '#blocks/RightAddress.tsx'
import { MOST_COMPARED } from '#blocks/compare/tray.ts'
import { comparedPolicies } from '#features/policy/compared.ts'
import { useFacts } from '#features/policy/useFacts.ts'
import { policyQuery, usePoliciesById } from '#features/policy/usePolicy.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { cityMoment } from '#lib/clock.ts'
import { account } from '#session/account.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { rowsFor } from './-policy-compare/rows.tsx'

export const Route = createFileRoute('/_default/policy/search/compare')({
  validateSearch: ({ ids = '' }: { ids?: string | number } & SearchSchemaInput) => ({ ids: String(ids) }),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: ({ context: { queryClient }, deps: { ids } }) => {
    for (const id of idsOf(ids)) void queryClient.prefetchQuery(policyQuery(id, account.enId))
  },
  component: ComparePage,
})

/** 政策对比: up to four policies side by side. */
function ComparePage() {
  const ids = idsOf(Route.useSearch().ids)
  const reads = usePoliciesById(ids)
  const rows = rowsFor(useFacts())
  const navigate = useNavigate()
  const known = reads.flatMap(({ query: { data } }) => (data ? [{ id: data.id, title: data.title }] : []))
  const without = (id: string) => {
    const rest = ids.filter((one) => one !== id)
    comparedPolicies.take(known.filter((one) => one.id !== id))
    void navigate({ to: '/policy/search/compare', search: { ids: rest.join(',') }, replace: true })
  }
  const add = () => {
    comparedPolicies.take(known)
    void navigate({ to: '/policy/search' })
  }
  return (
    <Page
      title="政策对比"
      crumbs={crumbsTo('/policy/search/compare')}
      lead="标有“不同”的，为各政策规定不一致的项目。"
      aside={
        ids.length > 0 && (
          <>
            {ids.length < MOST_COMPARED && <Button onClick={add}>添加政策</Button>}
            <Button onClick={() => print()}>打印</Button>
          </>
        )
      }
    >
      <RightAddress shown={{ ids }} />
      <Card>
        {ids.length > 0 ? (
          <CompareTable
            noun="政策"
            rows={rows}
            columns={reads.map(({ query, libraryAsOf }, at) => ({
              id: ids[at]!,
              query,
              asOf: libraryAsOf ?? cityMoment(query.dataUpdatedAt),
            }))}
            titleOf={({ title }) => title}
            linkOf={({ id }) => linkOptions({ to: '/policy/search/detail', search: { id } })}
            onRemove={without}
          />
        ) : (
          <EmptyState
            title="尚未选择政策"
            hint={`在政策搜索中勾选“对比”，最多 ${String(MOST_COMPARED)} 条。`}
            action={<LinkButton link={linkOptions({ to: '/policy/search' })}>去政策搜索</LinkButton>}
          />
        )}
      </Card>
    </Page>
  )
}
