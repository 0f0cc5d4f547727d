import { absentOf } from '#blocks/dictionaries.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { common } from '#api/common.ts'
import { type CategoryNode, market, type TradeType } from '#api/market.ts'
import { answersOf, query } from '#api/call/query.ts'

/** Asks for the category tree with its counts. */
export const treeQuery = (tradeType?: TradeType) =>
  query(market.tree, { query: tradeType ? { tradeType } : {} })

/** The city's dictionary of the categories: every name, whether anything stands below it or not. */
export const categoriesQuery = query(common.dictTree, { query: { typeCode: 'product_category' } })

/** A category by its name, with those below it. */
export interface Category {
  name: string
  children?: Category[]
}

/** Returns the names of the categories, of the dictionary or of any tree with counts that was read here, or why they are not here. */
export function useCategories(): { tree: readonly Category[]; absent: string | undefined } {
  const client = useQueryClient()
  const categories = useQuery(categoriesQuery)
  const tree = categories.data ?? answersOf(client, market.tree).at(-1)?.data
  return { tree: tree ?? [], absent: tree ? undefined : absentOf(categories) }
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
