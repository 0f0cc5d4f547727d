import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ComparePage as CompareRecords } from '#blocks/compare/ComparePage.tsx'
import { idsOf } from '#blocks/compare/ids.ts'
import { RecordPicture } from '#blocks/picture/RecordPicture.tsx'
import { comparedListings } from '#features/market/compared.ts'
import { detailQuery } from '#features/market/detail.ts'
import { detailLink, listCrumbs, listLink, compareLink } from '#features/market/links.ts'
import { useListings } from '#features/market/listings.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { rowsFor } from './-market-compare/rows.ts'

export const Route = createFileRoute('/_market/market/compare')({
  validateSearch: ({ ids = '' }: { ids?: string | number } & SearchSchemaInput) => ({ ids: String(ids) }),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: ({ context: { queryClient }, deps: { ids } }) => {
    for (const id of idsOf(ids)) void queryClient.prefetchQuery(detailQuery(id))
  },
  component: ComparePage,
})

// Loaded on demand, because the inquiry sheet appears below the table, and only where a supply (供应) is
// compared.
const Inquiry = lazyPart(async () => (await import('./-market-compare/Inquiry.tsx')).Inquiry)

/**
 * Shows 产品对比: up to four listings side by side, and an inquiry sheet (询价单) for the supplies among
 * them.
 */
function ComparePage() {
  const ids = idsOf(Route.useSearch().ids)
  const columns = useListings(ids)
  const [onPaper, setOnPaper] = useState<'table' | 'inquiry'>('table')
  const known = columns.flatMap(({ query: { data } }) => (data ? [data] : []))
  const print = (part: typeof onPaper) => {
    flushSync(() => setOnPaper(part))
    globalThis.print()
  }
  return (
    <CompareRecords
      noun="产品"
      unit="项"
      crumbs={listCrumbs}
      ids={ids}
      columns={columns}
      rows={rowsFor(known)}
      titleOf={({ title }) => title}
      linkOf={({ id }) => detailLink(id)}
      above={(one) => (
        <RecordPicture path={one.images?.[0] ?? one.cover} alt="" word={one.categoryPath.at(-1)} />
      )}
      tray={comparedListings}
      compareLink={compareLink}
      where="产品列表"
      listLink={(first) => {
        const category = first?.categoryPath.at(-1)
        return listLink(category ? { category } : {})
      }}
      print={{ label: '打印对比表', onPrint: () => print('table'), isShown: onPaper === 'table' }}
    >
      <div data-print={onPaper === 'inquiry' ? undefined : 'none'}>
        {known.some(({ tradeType }) => tradeType === '供应') && (
          <Inquiry listings={known} onPrint={() => print('inquiry')} />
        )}
      </div>
    </CompareRecords>
  )
}
