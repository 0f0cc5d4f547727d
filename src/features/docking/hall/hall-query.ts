import { dockingCategories, dockingSorts } from '#api/docking.ts'
import { query } from '#api/call/query.ts'
import { publicStates } from '#rules/docking-states.ts'
import { calls, type Kind } from '#features/docking/kinds.ts'
import type { HallSearch } from '#features/docking/docking-address.ts'

const SIZE = 10

/** Days within which something closes, as the filter offers them. */
export const spans = [7, 30] as const

/** The ranges of amounts that the filter offers, in 元. */
export const ranges = [
  { label: '10 万元以下', value: '0-100000' },
  { label: '10 万至 50 万元', value: '100000-500000' },
  { label: '50 万至 100 万元', value: '500000-1000000' },
  { label: '100 万元以上', value: '1000000-' },
] as const

/** What the address means: words that are none of the city's count as missing. */
export function askedOf({ category, amount, within, status, sort, ...rest }: HallSearch) {
  return {
    ...rest,
    category: dockingCategories.find((one) => one === category),
    amount: ranges.find((one) => one.value === amount)?.value,
    within: spans.find((one) => one === within),
    status: publicStates.find((one) => one === status),
    sort: dockingSorts.find((one) => one === sort),
  }
}

/** Asks for a page of a hall. */
export function hallQuery(kind: Kind, search: HallSearch) {
  const { keyword, category, industry, region, amount, within, status, sort, page = 1 } = askedOf(search)
  const [from, to] = amount?.split('-') ?? []
  return query(calls[kind].page, {
    query: {
      current: page,
      size: SIZE,
      keyword,
      category,
      industry,
      region,
      budgetFrom: from,
      budgetTo: to,
      within,
      status,
      sort,
    },
  })
}
