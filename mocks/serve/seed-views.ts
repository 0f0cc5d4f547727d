import { chengyue, jiashu, otherEnterprise } from '#mocks/docking/publishers.ts'
import type { World } from '#mocks/city.ts'

/** Number of enterprises that have viewed each of 启明's services, in table order; some 访客 have viewed them too. */
const viewerCounts = [24, 9, 3]

/** Fills the views of provider-qiming's services; `product-qiming-1` has more viewers than are listed by name. */
export function seedViews(world: World): void {
  const { random, day } = world.begin('serve-views')
  const shown = world.db.product.findMany({
    where: { providerId: { equals: 'provider-qiming' }, viewCount: { gt: 0 } },
  })
  for (const [at, { id, viewCount }] of shown.entries()) {
    const strangers = Array.from({ length: viewerCounts[at] ?? 0 }, (_, index) =>
      otherEnterprise(random, 500 + index),
    )
    const orgs = new Map([jiashu, chengyue, ...strangers].map((one) => [one.publisherOrg, one.enId]))
    const views = [...orgs].map(([name, enId], index) => ({
      enId,
      name,
      count: random.whole(1, 4),
      time: day(-1 - index, random.whole(8, 18), random.whole(0, 59)),
    }))
    const namedViews = views.reduce((sum, { count }) => sum + count, 0)
    const count = Math.max(1, viewCount - namedViews)
    views.push({ enId: '', name: '访客', count, time: day(-1, 7) })
    world.db.product.change(id, { views, viewCount: namedViews + count })
  }
}
