import type { Rating } from '#api/rating.ts'
import { mayRate } from '#rules/declaration-states.ts'
import { ratingText } from '#rules/rating.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { addFlowNode } from './rules.ts'
import type { DeclarationRow } from './tables.ts'

/**
 * Stores the enterprise's rating of an ended declaration or benefit, once, and writes it into the course.
 * @throws Refusal before the end, and a second time
 */
export function rate(
  world: World,
  row: DeclarationRow,
  given: Omit<Rating, 'time'> | undefined,
  operator: string,
  time = world.iso(),
): DeclarationRow {
  if (row.rating) return refuse.rule('已评价过，不能再次评价')
  if (!mayRate(row.status)) return refuse.rule(`${row.status}的申报不能评价，办结后再评价`)
  if (!given) return refuse.field('rating.score', '请选择满意程度')
  const step = { nodeName: '企业评价', action: '评价', by: 'enterprise', limitDays: 0 } as const
  addFlowNode(world, row, step, time, { endTime: time, opinion: ratingText(given), operator })
  return world.db.declaration.change(row.id, { rating: { ...given, time }, updateTime: time })
}
