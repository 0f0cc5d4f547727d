import type { serveSorts } from '#api/serve.ts'
import { type Found, foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import type { ProductRow, ProviderRow } from './tables.ts'
import { isPublic, orderCounts, productCounts, publicOffers, publicProviders } from './rules.ts'

type Sort = (typeof serveSorts)[number]
interface Sorted {
  score: number
  createTime: string
}

/** Sorts rows by score, newest or orders; `orders` returns the number that counts as orders. */
export const sorted = <Row extends Sorted>(rows: Row[], by: Sort, orders: (row: Row) => number) =>
  rows.sort((a, b) => {
    if (by === 'newest') return b.createTime.localeCompare(a.createTime)
    return by === 'orders' ? orders(b) - orders(a) : b.score - a.score
  })

/** Returns the public services with their provider's names, most ordered first. */
export const hotProducts = (world: World) => sorted(publicOffers(world), 'orders', (row) => row.orderCount)

/** Returns the public providers with their number of services and of uses, highest score first. */
export const rankedProviders = (world: World) => {
  const counts = productCounts(world)
  const orders = orderCounts(world)
  const all = publicProviders(world).map((row) => ({
    ...row,
    productCount: counts.get(row.id) ?? 0,
    orderCount: orders.get(row.id) ?? 0,
  }))
  return sorted(all, 'score', (row) => row.productCount)
}

/** Returns a public service. @throws Refusal where there is none */
export function publicProduct(world: World, id: string) {
  const row = world.db.product.get(id, '服务产品')
  return isPublic(world, row) ? row : refuse.missing('服务产品')
}

/** Returns a public provider. @throws Refusal where there is none */
export const publicProvider = (world: World, id: string) =>
  rankedProviders(world).find((one) => one.id === id) ?? refuse.missing('服务机构')

/** Returns true where a provider serves the district, or no district is given. */
export const covers = (coverage: readonly string[], district: string) =>
  !district || coverage.includes('全市') || coverage.includes(district)

/** Calendar days in each unit of a 服务周期 (turnaround): a week has five working days, and 12 个月 are 360 days. */
const daysIn: Readonly<Record<string, number>> = {
  工作日: 7 / 5,
  周: 7,
  星期: 7,
  月: 30,
  季度: 90,
  年: 360,
}

/** Returns the calendar days of a 服务周期; Infinity for a text without a duration. */
export function daysOf(duration: string): number {
  const [, count, unit = ''] = /([\d.]+)\s*个?\s*(工作日|天|日|周|星期|月|季度|年)/.exec(duration) ?? []
  return count === undefined ? Infinity : Math.round(Number(count) * (daysIn[unit] ?? 1))
}

interface Priced {
  priceMode: string
  priceMin?: number
  priceMax?: number
}

/**
 * Returns true where a price lies in a range: 免费 counts as 0, 面议 has no price, and a price range matches where it
 * overlaps.
 */
export function priceFits({ priceMode, priceMin, priceMax }: Priced, from = 0, to = Infinity): boolean {
  const low = priceMode === '免费' ? 0 : priceMin
  return low !== undefined && (priceMax ?? low) >= from && low <= to
}

/** Returns the searched text of a service; with the provider's name in public lists. */
export const productFound = ({
  name,
  serviceType,
  providerName,
  summary,
}: Pick<ProductRow, 'name' | 'serviceType' | 'summary'> & { providerName?: string }) =>
  foundBy(name, [serviceType, providerName], summary)

/** Returns the searched text of a provider. */
export const providerFound = ({ name, serviceTypes, qualifications, intro }: ProviderRow) =>
  foundBy(name, [...serviceTypes, ...qualifications], intro)

/** Filters an owner's rows by state and keyword. */
export const filterOwn = <Row extends { status: string }>(
  rows: Row[],
  { keyword, status }: { keyword: string; status: string },
  foundOf: (row: Row) => Found,
): Row[] => {
  const found = rows.filter((row) => !status || row.status === status)
  return searchRows(found, keyword, foundOf, true)
}
