import type { serveSorts } from '#api/serve.ts'
import { type Found, foundBy } from '#lib/search/fit.ts'
import { searched } from '#lib/search/rank.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import type { ProductRow, ProviderRow } from './tables.ts'
import { isPublic, productCounts, publicOffers, publicProviders } from './rules.ts'

type Sort = (typeof serveSorts)[number]
interface Sorted {
  score: number
  createTime: string
}

/** Best first, by what was asked for; `orders` says what counts as an order. */
export const sorted = <Row extends Sorted>(rows: Row[], by: Sort, orders: (row: Row) => number) =>
  rows.sort((a, b) => {
    if (by === 'newest') return b.createTime.localeCompare(a.createTime)
    return by === 'orders' ? orders(b) - orders(a) : b.score - a.score
  })

/** The public's products with their provider's names, most ordered first. */
export const hotProducts = (world: World) => sorted(publicOffers(world), 'orders', (row) => row.orderCount)

/** The public's providers with how much they offer, best first. */
export const ranked = (world: World) => {
  const counts = productCounts(world)
  const all = publicProviders(world).map((row) => ({ ...row, productCount: counts.get(row.id) ?? 0 }))
  return sorted(all, 'score', (row) => row.productCount)
}

/** A public service. @throws refusal where there is none */
export function openProduct(world: World, id: string) {
  const row = world.db.product.get(id, '服务产品')
  return isPublic(world, row) ? row : refuse.missing('服务产品')
}

/** A public provider. @throws refusal where there is none. */
export const openProvider = (world: World, id: string) =>
  ranked(world).find((one) => one.id === id) ?? refuse.missing('服务机构')

/** True where a provider serves the district; any, where none is asked for. */
export const covers = (coverage: readonly string[], district: string) =>
  !district || coverage.includes('全市') || coverage.includes(district)

/** Calendar days of what a 服务周期 is counted in: a week has five working days, and 12 个月 are 360 days. */
const daysIn: Readonly<Record<string, number>> = {
  工作日: 7 / 5,
  周: 7,
  星期: 7,
  月: 30,
  季度: 90,
  年: 360,
}

/** How many calendar days a service takes by its 服务周期; what does not say takes for ever. */
export function daysOf(duration: string): number {
  const [, count, unit = ''] = /([\d.]+)\s*个?\s*(工作日|天|日|周|星期|月|季度|年)/.exec(duration) ?? []
  return count === undefined ? Infinity : Math.round(Number(count) * (daysIn[unit] ?? 1))
}

interface Priced {
  priceMode: string
  priceMin?: number
  priceMax?: number
}

/** 免费 is 0, 面议 has no price; a range fits where it overlaps what is asked for. */
export function priceFits({ priceMode, priceMin, priceMax }: Priced, from = 0, to = Infinity): boolean {
  const low = priceMode === '免费' ? 0 : priceMin
  return low !== undefined && (priceMax ?? low) >= from && low <= to
}

/** What a service is found by, with the provider's name where others look for it. */
export const productFound = ({
  name,
  serviceType,
  providerName,
  summary,
}: Pick<ProductRow, 'name' | 'serviceType' | 'summary'> & { providerName?: string }) =>
  foundBy(name, [serviceType, providerName], summary)

/** What a provider is found by. */
export const providerFound = ({ name, serviceTypes, qualifications, intro }: ProviderRow) =>
  foundBy(name, [...serviceTypes, ...qualifications], intro)

/** Returns those of a provider's rows that are asked for. */
export const wanted = <Row extends { status: string }>(
  rows: Row[],
  { keyword, status }: { keyword: string; status: string },
  foundOf: (row: Row) => Found,
): Row[] => {
  const found = rows.filter((row) => !status || row.status === status)
  return searched(found, keyword, foundOf, true)
}
