import type { ProductState } from '#api/serve-product.ts'
import type { ProviderState } from '#api/serve-provider.ts'
import type { ServiceType } from '#api/serve-words.ts'
import { scoreOf } from '#rules/service-score.ts'
import type { World } from '#mocks/city.ts'
import { product, provider } from './seed-rows.ts'
import { seedEnquiries } from './seed-enquiries.ts'
import { pastReviews } from './seed-reviews.ts'
import { seedViews } from './seed-views.ts'
import type { ProductRow, ProviderRow } from './tables.ts'

/** States of the services of u-provider's organisation, `product-qiming-1` …. */
const ownStates: ProductState[] = ['已上架', '已上架', '待审核', '草稿', '已驳回', '已下架']

/**
 * Fills providers `provider-1` … and products `product-1` … in a world's sizes; `provider-qiming` (已通过) is
 * u-provider's. Gives u-enterprise favourites; fills requests ({@link seedEnquiries}) and views ({@link seedViews}).
 */
export function seed(world: World): void {
  const beginning = { ...world.begin('serve'), now: world.now }
  const { random, sizes, day } = beginning
  const open: ProviderRow[] = []
  const qimingRow = world.db.enterprise.get('en-qiming', '企业')
  for (let index = 0; index < sizes.providers; index += 1) {
    const state: ProviderState =
      index === 0 || random.chance(0.92) ? '已通过' : random.pick(['待审核', '已驳回'] as const)
    const row = world.db.provider.create(
      provider(beginning, index, state, index === 0 ? qimingRow : undefined),
    )
    if (state === '已通过') open.push(row)
  }
  const [qiming] = open
  if (!qiming) return
  /** Number of services of each type so far, so that no service occurs twice. */
  const counts = new Map<ServiceType, number>()
  for (let index = 0; index < sizes.products; index += 1) {
    const own = ownStates[index]
    const of = own ? qiming : open[index % open.length]!
    const state = own ?? (random.chance(0.92) ? '已上架' : random.pick(['已下架', '待审核'] as const))
    const id = own ? `product-qiming-${String(index + 1)}` : `product-${String(index + 1)}`
    const serviceType = of.serviceTypes[index % of.serviceTypes.length]!
    const count = counts.get(serviceType) ?? 0
    counts.set(serviceType, count + 1)
    const row = product(beginning, id, { serviceType, count }, of, state)
    world.db.product.create({ ...row, reviews: pastReviews(row, of.name, world.now()) })
  }
  const products = world.db.product.getAll()
  for (const { id } of open) rateByServices(world, id, products)
  for (const [at, targetId] of [
    'product-qiming-1',
    'product-12',
    'provider-3',
    'provider-qiming',
  ].entries()) {
    const type = targetId.startsWith('product') ? 'product' : 'provider'
    const time = day(-at - 1)
    const row = {
      id: `favorite-${String(at + 1)}`,
      createTime: time,
      updateTime: time,
      type,
      targetId,
      name: world.db[type].find(targetId)?.name ?? '',
    } as const
    world.db.serviceFavorite.create({ ...row, userId: 'u-enterprise' })
  }
  seedEnquiries(world, beginning)
  seedViews(world)
}

/** Sets a provider's score from the ratings of its services. */
function rateByServices(world: World, id: string, products: readonly ProductRow[]): void {
  const offered = products.filter(({ providerId }) => providerId === id)
  const rated = {
    ratingCount: offered.reduce((sum, one) => sum + one.ratingCount, 0),
    ratingSum: offered.reduce((sum, one) => sum + one.ratingSum, 0),
  }
  world.db.provider.change(id, { ...rated, score: scoreOf(rated) })
}
