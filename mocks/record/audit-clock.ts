import type { World } from '#mocks/city.ts'

const HOUR = 3_600_000

/**
 * The records that the clock lets through: where the world says so (`auditAfter`, in hours), those that have waited for
 * their audit so long.
 */
export const dueForAudit = <Row extends { status: string; updateTime: string }>(
  { auditAfter, now }: World,
  rows: readonly Row[],
): Row[] =>
  auditAfter === undefined
    ? []
    : rows.filter(
        ({ status, updateTime }) =>
          status === '待审核' && Date.parse(updateTime) + auditAfter * HOUR <= now(),
      )
