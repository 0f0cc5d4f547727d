import * as v from 'valibot'
import type { World } from '#mocks/city.ts'
import { refuse } from '#mocks/refusal.ts'
import { applyChange, rowOf } from './change.ts'
import { columnsOf } from './edit.ts'
import { strictObject } from './sent.ts'

/** Request to make a record belong to a person, and to one of their enterprises; '' for a person without one. */
export const Own = strictObject({
  table: v.string(),
  id: v.string(),
  userId: v.string(),
  enId: v.optional(v.string(), ''),
})

/** Makes a record belong to another person and enterprise, in all columns that name its owner. @throws Refusal */
export function own(world: World, { table, id, userId, enId }: v.InferOutput<typeof Own>): { id: string } {
  rowOf(world, table, id)
  const user = world.db.user.get(userId, '用户')
  const firm = enId ? world.db.enterprise.get(enId, '企业') : undefined
  if (firm && !user.ens.some((one) => one.enId === enId))
    refuse.unreadable(`${user.nickname}没有绑定${firm.enName}，不能成为它的记录的所有者`)
  const owner: Record<string, unknown> = {
    userId,
    ...(firm
      ? {
          enId,
          declareEnId: enId,
          enName: firm.enName,
          publisherOrg: firm.enName,
          orgName: firm.enName,
          enterprise: { enName: firm.enName, creditCode: firm.creditCode },
        }
      : { enId: '' }),
    contactName: user.nickname,
    contactPhone: user.tel,
  }
  const columns = new Set(columnsOf(table).map(([column]) => column))
  const patch = Object.fromEntries(Object.entries(owner).filter(([column]) => columns.has(column)))
  return applyChange(world, { table, id, patch })
}
