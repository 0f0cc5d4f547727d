import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { DeclarationBrief } from '#api/declaration.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { declare } from '#api/declare.ts'
import { enterprise } from '#api/enterprise.ts'
import { policy } from '#api/policy.ts'
import { answersOf, query } from '#api/call/query.ts'
import { keepTemplate } from '#offline/templates.ts'

/** Lists whose rows are whole items: any of them that was seen before opens the form without a network. */
const lists = [declare.items, declare.list, policy.todayDeclare]

/** Keeps the templates of an item's papers on this device. One that cannot be had is left to its button, which says so. */
export async function keepTemplates({ materials }: Pick<DeclareItem, 'materials'>): Promise<void> {
  const paths = new Set(materials.flatMap(({ template }) => template ?? []))
  await Promise.allSettled([...paths].map(keepTemplate))
}

/**
 * Brings what a form of this item needs, to be opened without a network: the item, its templates, and its sub-items where
 * it has any.
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

/** What the enterprise has handed in of one item already. */
export const declaredQuery = (id: string) => query(declare.history, { query: { declareEntId: id } })

/** The drafts that the enterprise has at the city: of which items there are any, and that of others there are none. */
export const draftsQuery = query(declare.mine, { query: { status: '草稿', current: 1, size: 999 } })

/**
 * Finds the enterprise's draft of an item among what the city has said of it.
 * @returns null where there is none, undefined where nothing that is here tells
 */
export function draftIn(client: QueryClient, itemId: string): DeclarationBrief | null | undefined {
  const said = [declaredQuery(itemId), draftsQuery]
    .map(({ queryKey }) => client.getQueryState(queryKey))
    .filter((state) => state?.data !== undefined)
    .sort((a, b) => b!.dataUpdatedAt - a!.dataUpdatedAt)[0]?.data
  return said && (said.records.find((one) => one.itemId === itemId && one.status === '草稿') ?? null)
}

/** All that has come to its end: what a new one may be a copy of. */
export const endedQuery = query(declare.mine, { query: { group: '已办结', current: 1, size: 999 } })

/** The page of one item to declare, begun with what the lists on this device know of it. */
export function itemQuery(queryClient: QueryClient, id: string) {
  const kept = () => {
    for (const list of lists) {
      for (const { data, at } of answersOf(queryClient, list)) {
        const item = data.records.find((one: DeclareItem) => one.id === id)
        if (item) return { item, dataUpdatedAt: at }
      }
    }
    return undefined
  }
  return queryOptions({
    ...query(declare.items, { query: { id } }),
    initialData: () => {
      const found = kept()
      return found && { records: [found.item], total: 1, size: 1, current: 1, pages: 1 }
    },
    initialDataUpdatedAt: () => kept()?.dataUpdatedAt,
  })
}
