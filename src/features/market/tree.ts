import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type CategoryNode, market, type TradeType } from '#api/market.ts'
import { answersOf, query } from '#api/call/query.ts'

/** Asks for the category tree with its counts. */
export const treeQuery = (tradeType?: TradeType) =>
  query(market.tree, { query: tradeType ? { tradeType } : {} })

/** The names of the categories: as the city says, or as any tree says that was read here, since they differ in counts alone. */
export function useCategories(): readonly CategoryNode[] {
  const client = useQueryClient()
  const { data } = useQuery(treeQuery())
  return data ?? answersOf(client, market.tree).at(-1)?.data ?? []
}

/** The way to a category from the top, itself included; empty where the tree has none of this name. */
export function pathTo(tree: readonly CategoryNode[], name: string): CategoryNode[] {
  for (const node of tree) {
    if (node.name === name) return [node]
    const below = pathTo(node.children ?? [], name)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
