import type { MyProduct } from '#api/serve-product.ts'
import type { User } from '#mocks/auth/tables.ts'
import type { Caller } from '#mocks/rights.ts'
import type { ProductRow } from './tables.ts'

/** So many of those who looked are named. */
const MOST = 20

/**
 * Notes that somebody has looked at a service: the enterprise that the call is made for, else one of the 访客. Whoever
 * holds the enterprise that offers it looks at what is their own, under whatever enterprise they do.
 */
export function noteView(
  { world, visitor, owns }: Pick<Caller, 'world' | 'owns'> & { visitor: User | undefined },
  row: ProductRow,
): ProductRow {
  const held = visitor?.ens ?? []
  if (visitor?.id === row.userId || held.some(({ enId }) => enId === row.enId)) return row
  const { enId, enName: name } = held.find((one) => owns({ enId: one.enId, userId: '' })) ?? {
    enId: '',
    enName: '访客',
  }
  const before = row.views.find((one) => one.enId === enId)
  const seen = { enId, name, count: (before?.count ?? 0) + 1, time: world.iso() }
  return world.db.product.change(row.id, {
    viewCount: row.viewCount + 1,
    views: [seen, ...row.views.filter((one) => one !== before)],
  })
}

/** Who has looked at a service, as its owner reads it. */
export function viewersOf(views: ProductRow['views']): MyProduct['viewers'] {
  const sorted = views.toSorted((a, b) => b.time.localeCompare(a.time))
  const rest = sorted.slice(MOST)
  return {
    newest: sorted.slice(0, MOST).map(({ name, count, time }) => ({ name, count, time })),
    rest: { viewers: rest.length, count: rest.reduce((sum, { count }) => sum + count, 0) },
  }
}
