import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { DeclarationBrief } from '#api/declaration.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { declare } from '#api/declare.ts'
import { enterprise } from '#api/enterprise.ts'
import { policy } from '#api/policy.ts'
import { cachedAnswersOf, query } from '#api/call/query.ts'
import { keepTemplate } from '#offline/templates.ts'

/** Lists whose rows are whole items; an item seen in one of them opens the form offline. */
const lists = [declare.items, declare.list, policy.todayDeclare]

/**
 * Keeps the templates of an item's papers on this device. A template that cannot be fetched is left to its button,
 * which reports it.
 */
export async function keepTemplates({ materials }: Pick<DeclareItem, 'materials'>): Promise<void> {
  const paths = new Set(materials.flatMap(({ template }) => template ?? []))
  await Promise.allSettled([...paths].map(keepTemplate))
}

/**
 * Fetches ahead everything that the form of this item needs offline: the item, its templates, its sub-items if it has
 * any, the enterprise, and its earlier declarations.
 */
export async function prefetchForm(queryClient: QueryClient, id: string): Promise<void> {
  const { records } = await queryClient.ensureQueryData(itemQuery(queryClient, id))
  await Promise.all([
    queryClient.prefetchQuery(query(enterprise.current, {})),
    queryClient.prefetchQuery(declaredQuery(id)),
    queryClient.prefetchQuery(endedQuery),
    records[0] && keepTemplates(records[0]),
    records[0]?.childrenName &&
      queryClient.prefetchQuery(query(declare.children, { query: { declareEntId: id } })),
  ])
}

/** Fetches the enterprise's declarations of one item. */
export const declaredQuery = (id: string) => query(declare.history, { query: { declareEntId: id } })

/** Fetches the enterprise's drafts at the city; an item that is not among them has none. */
export const draftsQuery = query(declare.mine, { query: { status: '草稿', current: 1, size: 999 } })

/**
 * Finds the enterprise's draft of an item in the newest cached answer of the city.
 * @returns null if there is none, undefined if no cached answer tells
 */
export function cityDraftOf(client: QueryClient, itemId: string): DeclarationBrief | null | undefined {
  const newest = [declaredQuery(itemId), draftsQuery]
    .map(({ queryKey }) => client.getQueryState(queryKey))
    .filter((state) => state?.data !== undefined)
    .sort((a, b) => b!.dataUpdatedAt - a!.dataUpdatedAt)[0]?.data
  return newest && (newest.records.find((one) => one.itemId === itemId && one.status === '草稿') ?? null)
}

/** Fetches all declarations that have ended, which a new one can be a copy of. */
export const endedQuery = query(declare.mine, { query: { group: '已办结', current: 1, size: 999 } })

/** Fetches one item to declare, with initial data from the lists cached on this device. */
export function itemQuery(queryClient: QueryClient, id: string) {
  const cachedItem = () => {
    for (const list of lists) {
      for (const { data, at } of cachedAnswersOf(queryClient, list)) {
        const item = data.records.find((one: DeclareItem) => one.id === id)
        if (item) return { item, dataUpdatedAt: at }
      }
    }
    return undefined
  }
  return queryOptions({
    ...query(declare.items, { query: { id } }),
    initialData: () => {
      const found = cachedItem()
      return found && { records: [found.item], total: 1, size: 1, current: 1, pages: 1 }
    },
    initialDataUpdatedAt: () => cachedItem()?.dataUpdatedAt,
  })
}
