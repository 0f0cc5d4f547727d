import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FavoriteType } from '#api/serve.ts'
import { useOutboxState } from '#blocks/outbox/useOutboxState.ts'
import { favouritesQuery } from '#features/policy/useFavourites.ts'
import { cityNow } from '#lib/clock.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { useSearch } from '#ui/list/useSearch.ts'
import type { Done } from '#ui/state/UndoBar.tsx'
import { changePolicies, changeServices } from './changes.ts'
import { type Kind, servicesQuery } from './collect.ts'
import { byClosing, policyRows, type Row, serviceRows, wordsOf } from './rows.ts'
import type { CollectSearch } from './collect-address.ts'

/** Rows per page. */
const SIZE = 20

/** Keeps the favourites of every kind, the rows of the current page, and the actions to remove and restore them. */
export function useCollect(search: CollectSearch) {
  const { page = 1 } = search
  const kind: Kind = search.kind === 'enquiry' ? 'policy' : (search.kind ?? 'policy')
  const onDevice = useOutboxState()
  const policies = useQuery(favouritesQuery)
  const services = useQuery(servicesQuery)
  const [done, setDone] = useState<Done>()
  const servicesAsOf = receiptAtRequest(servicesQuery.queryKey, services)
  const servicesOf = (type: FavoriteType) =>
    services.data &&
    serviceRows(
      services.data.records.filter((one) => one.type === type),
      { asOf: servicesAsOf, ...onDevice },
    )
  const asOf = receiptAtRequest(favouritesQuery.queryKey, policies)
  const rowsBy: Record<Kind, Row[] | undefined> = {
    policy: policies.data && policyRows(policies.data.records, { asOf, ...onDevice }),
    product: servicesOf('product'),
    provider: servicesOf('provider'),
    listing: servicesOf('listing'),
    demand: servicesOf('demand'),
    supply: servicesOf('supply'),
  }
  const { keyword = '' } = search
  const own = rowsBy[kind] ?? []
  const found = useSearch(keyword !== '')?.findRows(own, keyword, wordsOf) ?? own
  const rows = search.sort === 'closing' && kind === 'policy' ? byClosing(found, cityNow()) : found
  const shown = rows.slice((page - 1) * SIZE, page * SIZE)
  const change = (list: readonly Row[], keep: boolean) => {
    if (kind === 'policy') return changePolicies(list, keep)
    const ids = new Set(list.map(({ id }) => id))
    const own = services.data?.records.filter(({ id }) => ids.has(id)) ?? []
    return changeServices(own, keep, servicesAsOf)
  }
  const cancel = async (list: readonly Row[]) => {
    if (!(await change(list, false))) return false
    setDone({
      text: list.length === 1 ? `已取消收藏“${list[0]!.title}”` : `已取消 ${String(list.length)} 项收藏`,
      undo: () => void change(list, true),
    })
    return true
  }
  return {
    query: {
      ...(kind === 'policy' ? policies : services),
      data: rowsBy[kind] && { records: shown, total: rows.length, pages: Math.ceil(rows.length / SIZE) },
    },
    rowsBy,
    rows,
    shown,
    done,
    close: () => setDone(undefined),
    cancel,
    restore: (row: Row) => void change([row], true),
  }
}
