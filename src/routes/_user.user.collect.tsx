import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { favouritesQuery } from '#features/policy/useFavourites.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { askedAfter } from '#offline/outbox/order.ts'
import { Tabs } from '#ui/list/Tabs.tsx'
import { type Done, UndoBar } from '#ui/state/UndoBar.tsx'
import { cancelServices, changePolicies, restoreServices } from './-collect/changes.ts'
import { type Kind, kindKeys, kinds, linkTo, servicesQuery } from './-collect/collect.ts'
import { emptyWords } from './-collect/empty.tsx'
import { CollectList } from './-collect/CollectList.tsx'
import { byClosing, closingCount, found, policyRows, type Row, serviceRows } from './-collect/rows.ts'
import { CollectSearch } from './-collect/search.ts'
import { useReadable } from './-collect/useReadable.ts'

/** Rows on a page. */
const SIZE = 20

export const Route = createFileRoute('/_user/user/collect')({
  validateSearch: CollectSearch,
  staticData: { guards: ['member'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(favouritesQuery)
    void queryClient.prefetchQuery(servicesQuery)
  },
  component: CollectPage,
})

/** 我的收藏: policies, services and providers that somebody keeps; all of it works without a network. */
function CollectPage() {
  const search = Route.useSearch()
  const heard = useHeard()
  const policies = useQuery(favouritesQuery)
  const services = useQuery(servicesQuery)
  const kind = search.kind ?? 'policy'
  const [done, setDone] = useState<Done>()
  const servicesOf = (type: 'product' | 'provider') =>
    services.data &&
    serviceRows(
      services.data.records.filter((one) => one.type === type),
      { asOf: askedAfter(servicesQuery.queryKey, services), ...heard },
    )
  const rowsBy: Record<Kind, Row[] | undefined> = {
    policy:
      policies.data &&
      policyRows(policies.data.records, {
        asOf: askedAfter(favouritesQuery.queryKey, policies),
        ...heard,
      }),
    product: servicesOf('product'),
    provider: servicesOf('provider'),
  }
  const all = rowsBy[kind] ?? []
  const fitting = found(all, search.keyword ?? '')
  const rows = search.sort === 'closing' && kind === 'policy' ? byClosing(fitting, Date.now()) : fitting
  const shown = rows.slice(((search.page ?? 1) - 1) * SIZE, (search.page ?? 1) * SIZE)
  const readable = useReadable((rowsBy.policy ?? []).map(({ id }) => id))
  const closing = closingCount(rowsBy.policy ?? [], Date.now())
  const change = (list: Row[], keep: boolean) => {
    if (kind === 'policy') return changePolicies(list, keep)
    const ids = new Set(list.map(({ id }) => id))
    const own = services.data?.records.filter(({ id }) => ids.has(id)) ?? []
    return keep ? restoreServices(own) : cancelServices(own)
  }
  const cancel = async (list: Row[]) => {
    const isKept = await change(list, false)
    if (!isKept) return false
    setDone({
      text: list.length === 1 ? `已取消收藏“${list[0]!.title}”` : `已取消 ${String(list.length)} 项收藏`,
      undo: () => void change(list, true),
    })
    return true
  }
  return (
    <MyRecords<CollectSearch, Row>
      title="我的收藏"
      lead={[
        closing > 0 && `${String(closing)} 条收藏的政策在 7 天内截止`,
        readable.size > 0 && `${String(readable.size)} 条政策已存到本机，离线可读`,
      ]
        .filter(Boolean)
        .join(' · ')}
      noun={`收藏的${kinds[kind]}`}
      search={search}
      linkTo={linkTo}
      query={{
        ...(kind === 'policy' ? policies : services),
        data: rowsBy[kind] && { records: shown, total: rows.length, pages: Math.ceil(rows.length / SIZE) },
      }}
      searchLabel={`搜收藏的${kinds[kind]}`}
      tabs={{
        label: '收藏的内容',
        choices: kindKeys.map((one) => ({
          label: kinds[one],
          chosen: one === kind,
          count: rowsBy[one]?.filter((row) => row.change !== 'cancelled').length,
          change: { kind: one === 'policy' ? undefined : one, keyword: undefined },
        })),
      }}
      tools={kind === 'policy' && <Order search={search} />}
      empty={emptyWords(kind)}
      body={() => (
        <CollectList
          key={kind}
          label={`收藏的${kinds[kind]}`}
          rows={rows}
          shown={shown}
          readable={readable}
          onCancel={cancel}
          onRestore={(row) => void change([row], true)}
        />
      )}
      below={<UndoBar done={done} onClose={() => setDone(undefined)} />}
    />
  )
}

/** What comes first: what was kept last, or what closes soonest. */
const Order = ({ search }: { search: CollectSearch }) => (
  <Tabs
    label="排序"
    tabs={([undefined, 'closing'] as const).map((sort) => ({
      label: sort ? '截止最近' : '最近收藏',
      chosen: sort === search.sort,
      link: linkTo({ ...search, page: undefined, sort }),
    }))}
  />
)
