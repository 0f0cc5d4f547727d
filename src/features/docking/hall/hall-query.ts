import { dockingCategories, dockingSorts } from '#api/docking.ts'
import { query } from '#api/call/query.ts'
import { publicStates } from '#rules/docking-states.ts'
import { calls, type Kind } from '#features/docking/kinds.ts'
import type { HallSearch } from '#features/docking/docking-address.ts'

const SIZE = 10

/** Choices of the deadline filter, in days. */
export const spans = [7, 30] as const

/** Ranges of the amount filter, in 元. */
export const ranges = [
  { label: '10 万元以下', value: '0-100000' },
  { label: '10 万至 50 万元', value: '100000-500000' },
  { label: '50 万至 100 万元', value: '500000-1000000' },
  { label: '100 万元以上', value: '1000000-' },
] as const

/** Returns the filters of an address; words unknown to the city count as missing. */
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

/** Query of a page of a hall. */
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
