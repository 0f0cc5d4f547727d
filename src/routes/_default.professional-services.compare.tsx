import { createFileRoute, type SearchSchemaInput, useNavigate } from '@tanstack/react-router'
import { CompareTable } from '#blocks/compare/CompareTable.tsx'
import { useEach } from '#api/call/useEach.ts'
import { idsOf } from '#blocks/compare/ids.ts'
import { RightAddress } from '#blocks/RightAddress.tsx'
import { MOST_COMPARED } from '#blocks/compare/tray.ts'
import { comparedServices, compareLink } from '#features/serve/compared.ts'
import { productQuery } from '#features/serve/detail/query.ts'
import { crumbsOf, productLink, productsLink } from '#features/serve/links.ts'
import { cityMoment } from '#lib/clock.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { rows } from './-services-compare/rows.ts'

export const Route = createFileRoute('/_default/professional-services/compare')({
  validateSearch: ({ ids = '' }: { ids?: string | number } & SearchSchemaInput) => ({ ids: String(ids) }),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: ({ context: { queryClient }, deps: { ids } }) => {
    for (const id of idsOf(ids)) void queryClient.prefetchQuery(productQuery(id))
  },
  component: ComparePage,
})

/** 服务对比: up to four services side by side. */
function ComparePage() {
  const ids = idsOf(Route.useSearch().ids)
  const asked = useEach({ queries: ids.map((id) => productQuery(id)) })
  const navigate = useNavigate()
  const known = asked.flatMap(({ data }) => (data ? [{ ...data, title: data.name }] : []))
  const without = (id: string) => {
    comparedServices.take(known.filter((one) => one.id !== id))
    void navigate({ ...compareLink(ids.filter((one) => one !== id).join(',')), replace: true })
  }
  const add = () => {
    comparedServices.take(known)
    void navigate(productsLink(known[0] ? { type: known[0].serviceType } : {}))
  }
  return (
    <Page
      title="服务对比"
      crumbs={[...crumbsOf('services'), { label: '服务产品', link: productsLink() }]}
      lead="标有“不同”的，为各项服务不一致的项目。看过或勾选过的服务，断网时也可以对比。"
      aside={
        ids.length > 0 && (
          <>
            {ids.length < MOST_COMPARED && <Button onClick={add}>添加服务</Button>}
            <Button onClick={() => print()}>打印</Button>
          </>
        )
      }
    >
      <RightAddress shown={{ ids }} />
      <Card>
        {ids.length > 0 ? (
          <CompareTable
            noun="服务"
            rows={rows}
            columns={asked.map((query, at) => ({
              id: ids[at]!,
              query,
              asOf: cityMoment(query.dataUpdatedAt),
            }))}
            titleOf={({ name }) => name}
            linkOf={({ id }) => productLink(id)}
            onRemove={without}
          />
        ) : (
          <EmptyState
            title="尚未选择服务"
            hint={`在服务产品中勾选“对比”，最多 ${String(MOST_COMPARED)} 项。`}
            action={<LinkButton link={productsLink()}>查看服务</LinkButton>}
          />
        )}
      </Card>
    </Page>
  )
}
