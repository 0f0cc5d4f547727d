import type { CategoryNode, TradeType } from '#api/market.ts'
import { market } from '#api/market.ts'
import { query } from '#api/call/query.ts'

/** Asks for the category tree with its counts. */
export const treeQuery = (tradeType?: TradeType) =>
  query(market.tree, { query: tradeType ? { tradeType } : {} })

/** The way to a category from the top, itself included; empty where the tree has none of this name. */
export function pathTo(tree: readonly CategoryNode[], name: string): CategoryNode[] {
  for (const node of tree) {
    if (node.name === name) return [node]
    const below = pathTo(node.children ?? [], name)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
