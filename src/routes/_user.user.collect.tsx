import { createFileRoute } from '@tanstack/react-router'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { favouritesQuery } from '#features/policy/useFavourites.ts'
import { cityNow } from '#lib/clock.ts'
import { UndoBar } from '#ui/state/UndoBar.tsx'
import { type Kind, kinds, linkTo, servicesQuery, tabsOf } from './-collect/collect.ts'
import { Enquiries } from './-collect/Enquiries.tsx'
import { CollectList } from './-collect/CollectList.tsx'
import { emptyWords } from './-collect/empty.tsx'
import { SortTabs } from './-collect/SortTabs.tsx'
import { closingCount, type Row } from './-collect/rows.ts'
import { CollectSearch } from './-collect/collect-address.ts'
import { useCollect } from './-collect/useCollect.ts'
import { useReadable } from './-collect/useReadable.ts'

export const Route = createFileRoute('/_user/user/collect')({
  validateSearch: CollectSearch,
  staticData: { guards: ['member'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(favouritesQuery)
    void queryClient.prefetchQuery(servicesQuery)
  },
  component: CollectPage,
})

/**
 * Shows 我的收藏: favourite policies, services, providers, listings, demands and supplies; all of it works
 * offline.
 */
function CollectPage() {
  const search = Route.useSearch()
  const { kind = 'policy' } = search
  return kind === 'enquiry' ? <Enquiries search={search} /> : <Collected search={search} kind={kind} />
}

const countOf = (rows: Row[] | undefined) => rows?.filter((row) => row.change !== 'cancelled').length

function Collected({ search, kind }: { search: CollectSearch; kind: Kind }) {
  const { query, rowsBy, rows, shown, done, close, cancel, restore } = useCollect(search)
  const readable = useReadable((rowsBy.policy ?? []).map(({ id }) => id))
  const closing = closingCount(rowsBy.policy ?? [], cityNow())
  return (
    <MyRecords<CollectSearch, Row>
      title="我的收藏"
      lead={[
        closing > 0 && `${String(closing)} 条收藏的政策在 7 天内截止`,
        readable.size > 0 && `${String(readable.size)} 条政策离线可读`,
      ]
        .filter(Boolean)
        .join(' · ')}
      noun={`收藏的${kinds[kind]}`}
      search={search}
      linkTo={linkTo}
      query={query}
      searchLabel={`搜收藏的${kinds[kind]}`}
      tabs={{
        label: '收藏的内容',
        choices: tabsOf(kind, (of) => countOf(rowsBy[of])),
      }}
      tools={kind === 'policy' && <SortTabs search={search} />}
      empty={emptyWords(kind)}
      body={() => (
        <CollectList
          key={kind}
          label={`收藏的${kinds[kind]}`}
          rows={rows}
          shown={shown}
          readable={readable}
          onCancel={cancel}
          onRestore={restore}
          looked={search.keyword ?? ''}
        />
      )}
      below={<UndoBar done={done} onClose={close} />}
    />
  )
}
