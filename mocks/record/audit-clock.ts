import type { World } from '#mocks/city.ts'

const HOUR = 3_600_000

/** The query used here, which every table of audited records offers. */
interface AuditedTable<Row> {
  findMany: (query: { where: { status: { equals: '待审核' }; updateTime: { lte: string } } }) => Row[]
}

/**
 * Returns the records of a table that have waited for their audit for `auditAfter` hours; none where the world sets no
 * `auditAfter`.
 */
export function dueForAudit<Row>({ auditAfter, now }: World, table: AuditedTable<Row>): Row[] {
  if (auditAfter === undefined) return []
  const latest = new Date(now() - auditAfter * HOUR).toISOString()
  return table.findMany({ where: { status: { equals: '待审核' }, updateTime: { lte: latest } } })
}
