import type { MyProduct } from '#api/serve-product.ts'
import type { User } from '#mocks/auth/tables.ts'
import type { Caller } from '#mocks/rights.ts'
import type { ProductRow } from './tables.ts'

/** Number of viewers listed by name. */
const NAMED_VIEWERS = 20

/**
 * Counts a view of a service for the caller's enterprise, or for 访客 without one. Views by the offering side do not
 * count, whichever enterprise the viewer acts for.
 */
export function countView(
  { world, visitor, owns }: Pick<Caller, 'world' | 'owns'> & { visitor: User | undefined },
  row: ProductRow,
): ProductRow {
  const enterprises = visitor?.ens ?? []
  if (visitor?.id === row.userId || enterprises.some(({ enId }) => enId === row.enId)) return row
  const { enId, enName: name } = enterprises.find((one) => owns({ enId: one.enId, userId: '' })) ?? {
    enId: '',
    enName: '访客',
  }
  const before = row.views.find((one) => one.enId === enId)
  const view = { enId, name, count: (before?.count ?? 0) + 1, time: world.iso() }
  return world.db.product.change(row.id, {
    viewCount: row.viewCount + 1,
    views: [view, ...row.views.filter((one) => one !== before)],
  })
}

/** Returns the viewers of a service for its owner. */
export function viewersOf(views: ProductRow['views']): MyProduct['viewers'] {
  const sorted = views.toSorted((a, b) => b.time.localeCompare(a.time))
  const rest = sorted.slice(NAMED_VIEWERS)
  return {
    newest: sorted.slice(0, NAMED_VIEWERS).map(({ name, count, time }) => ({ name, count, time })),
    rest: { viewers: rest.length, count: rest.reduce((sum, { count }) => sum + count, 0) },
  }
}
