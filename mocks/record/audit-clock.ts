import type { World } from '#mocks/city.ts'

const HOUR = 3_600_000

/** Names the one query that every table of audited records takes. */
interface Audited<Row> {
  findMany: (query: { where: { status: { equals: '待审核' }; updateTime: { lte: string } } }) => Row[]
}

/**
 * The records of a table that the clock lets through: where the world says so (`auditAfter`, in hours), those that have
 * waited for their audit so long.
 */
export function dueForAudit<Row>({ auditAfter, now }: World, table: Audited<Row>): Row[] {
  if (auditAfter === undefined) return []
  const latest = new Date(now() - auditAfter * HOUR).toISOString()
  return table.findMany({ where: { status: { equals: '待审核' }, updateTime: { lte: latest } } })
}
