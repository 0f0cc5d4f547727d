import { absentOf } from '#blocks/dictionaries.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { common } from '#api/common.ts'
import { type CategoryNode, market, type TradeType } from '#api/market.ts'
import { cachedAnswersOf, query } from '#api/call/query.ts'

/** Query of the category tree with its counts. */
export const treeQuery = (tradeType?: TradeType) =>
  query(market.tree, { query: tradeType ? { tradeType } : {} })

/** Query of the dictionary of categories, which includes empty ones. */
export const categoriesQuery = query(common.dictTree, { query: { typeCode: 'product_category' } })

/** Category with its subcategories. */
export interface Category {
  name: string
  children?: Category[]
}

/** Returns the categories from the dictionary or from any loaded tree with counts, or the reason that they are absent. */
export function useCategories(): { tree: readonly Category[]; absent: string | undefined } {
  const client = useQueryClient()
  const categories = useQuery(categoriesQuery)
  const tree = categories.data ?? cachedAnswersOf(client, market.tree).at(-1)?.data
  return { tree: tree ?? [], absent: tree ? undefined : absentOf(categories) }
}

/** Returns the path from the top to a category, itself included; empty if the tree has no such name. */
export function pathTo(tree: readonly CategoryNode[], name: string): CategoryNode[] {
  for (const node of tree) {
    if (node.name === name) return [node]
    const below = pathTo(node.children ?? [], name)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
