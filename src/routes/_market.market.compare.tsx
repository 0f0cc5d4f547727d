import { createFileRoute, type SearchSchemaInput, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { CompareTable } from '#blocks/compare/CompareTable.tsx'
import { idsOf } from '#blocks/compare/ids.ts'
import { RightAddress } from '#blocks/RightAddress.tsx'
import { MOST_COMPARED } from '#blocks/compare/tray.ts'
import { RecordPicture } from '#blocks/picture/RecordPicture.tsx'
import { comparedListings } from '#features/market/compared.ts'
import { detailQuery } from '#features/market/detail.ts'
import { detailLink, listCrumbs, listLink } from '#features/market/links.ts'
import { useListings } from '#features/market/listings.ts'
import { arriving } from '#ui/arriving.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { rowsFor } from './-market-compare/rows.ts'

export const Route = createFileRoute('/_market/market/compare')({
  validateSearch: ({ ids = '' }: { ids?: string | number } & SearchSchemaInput) => ({ ids: String(ids) }),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: ({ context: { queryClient }, deps: { ids } }) => {
    for (const id of idsOf(ids)) void queryClient.prefetchQuery(detailQuery(id))
  },
  component: ComparePage,
})

// Below the table, and only where something is offered.
const Inquiry = arriving(async () => (await import('./-market-compare/Inquiry.tsx')).Inquiry)

/** 产品对比: up to four listings side by side, and a 询价单 of what is offered among them. */
function ComparePage() {
  const ids = idsOf(Route.useSearch().ids)
  const columns = useListings(ids)
  const navigate = useNavigate()
  const [onPaper, setOnPaper] = useState<'table' | 'inquiry'>('table')
  const known = columns.flatMap(({ query: { data } }) => (data ? [data] : []))
  const print = (part: typeof onPaper) => {
    flushSync(() => setOnPaper(part))
    globalThis.print()
  }
  const without = (id: string) => {
    comparedListings.take(known.filter((one) => one.id !== id))
    const rest = ids.filter((one) => one !== id)
    void navigate({ to: '/market/compare', search: { ids: rest.join(',') }, replace: true })
  }
  const add = () => {
    comparedListings.take(known)
    const category = known[0]?.categoryPath.at(-1)
    void navigate(listLink(category ? { category } : {}))
  }
  return (
    <Page
      title="产品对比"
      crumbs={listCrumbs}
      lead="标有“不同”的，为各产品不一致的项目。看过或勾选过的产品，断网时也可以对比。"
      aside={
        ids.length > 0 && (
          <>
            {ids.length < MOST_COMPARED && <Button onClick={add}>添加产品</Button>}
            <Button onClick={() => print('table')}>打印对比表</Button>
          </>
        )
      }
    >
      <RightAddress shown={{ ids }} />
      <div data-print={onPaper === 'table' ? undefined : 'none'}>
        <Card>
          {ids.length > 0 ? (
            <CompareTable
              noun="产品"
              rows={rowsFor(known)}
              columns={columns}
              titleOf={({ title }) => title}
              linkOf={({ id }) => detailLink(id)}
              above={(one) => (
                <RecordPicture
                  path={one.images?.[0] ?? one.cover}
                  alt=""
                  word={one.categoryPath.at(-1)}
                  ratio="16 / 9"
                />
              )}
              onRemove={without}
            />
          ) : (
            <EmptyState
              title="尚未选择产品"
              hint={`在产品列表中勾选“对比”，最多 ${String(MOST_COMPARED)} 条。`}
              action={<LinkButton link={listLink()}>查看产品</LinkButton>}
            />
          )}
        </Card>
      </div>
      <div data-print={onPaper === 'inquiry' ? undefined : 'none'}>
        {known.some(({ tradeType }) => tradeType === '供应') && (
          <Inquiry listings={known} onPrint={() => print('inquiry')} />
        )}
      </div>
    </Page>
  )
}
