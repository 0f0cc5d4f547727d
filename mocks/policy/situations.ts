import type { World } from '#mocks/city.ts'
import { endOfDay, type SituationRecords, situationsOfRecords } from '#mocks/situation.ts'
import { chinaTime } from './days.ts'

const records: SituationRecords = { table: 'policy', page: (id) => `/policy/search/detail?id=${id}` }

/** Returns what lets a policy and its items be applied for until a day, `days` from today. */
const openUntil =
  (days: number) =>
  (world: World, id: string): void => {
    const applyEnd = endOfDay(world, days)
    const row = world.db.policy.get(id, '政策')
    world.db.policy.change(id, { applyEnd, batches: row.batches?.map((one) => ({ ...one, applyEnd })) })
    for (const item of world.db.item.findMany({ where: { policyId: { equals: id } } }))
      world.db.item.change(item.id, { applyEnd })
  }

export const situations = situationsOfRecords('政策', records, [
  {
    id: 'policy-ends-today',
    title: '政策今天截止',
    sees: '申报窗口今天 24 时关闭，页面提醒今天截止。',
    who: 'enterprise',
    record: 'policy-champion',
    make: openUntil(0),
    shows: '今天截止',
  },
  {
    id: 'policy-closed',
    title: '政策昨天截止',
    sees: '申报已截止，不能再申报。',
    who: 'enterprise',
    record: 'policy-champion',
    make: openUntil(-1),
    shows: '已截止',
  },
  {
    id: 'policy-revoked',
    title: '政策已废止',
    sees: '政策页写明已经废止。',
    record: 'policy-rd',
    make(world, id) {
      world.db.policy.change(id, { validity: '废止', expireDate: chinaTime(world.now(), -1) })
    },
    shows: '本政策已废止',
  },
  {
    id: 'policy-gone',
    title: '政策已被撤下',
    sees: '打开旧链接，页面说明政策不存在或已删除，可以回到列表。',
    record: 'policy-4',
    make(world, id) {
      world.db.policy.remove(id)
    },
    shows: '不存在或已删除',
  },
])
