import type { World } from '#mocks/city.ts'
import { endOfDay, restore, situationsOf } from '#mocks/situation.ts'
import { chinaTime } from './days.ts'

const page = (id: string) => `/policy/search/detail?id=${id}`

/** Lets a policy and its items be applied for until a day, `days` from today. */
function openUntil(world: World, id: string, days: number): void {
  restore(world, 'policy', id)
  const applyEnd = endOfDay(world, days)
  const row = world.db.policy.get(id, '政策')
  world.db.policy.change(id, { applyEnd, batches: row.batches?.map((one) => ({ ...one, applyEnd })) })
  for (const item of world.db.item.findMany({ where: { policyId: { equals: id } } }))
    world.db.item.change(item.id, { applyEnd })
}

export const situations = situationsOf('政策', [
  {
    id: 'policy-ends-today',
    title: '政策今天截止',
    sees: '申报窗口今天 24 时关闭，页面提醒今天截止。',
    who: 'enterprise',
    make: (world) => openUntil(world, 'policy-champion', 0),
    opens: page('policy-champion'),
    shows: '今天截止',
  },
  {
    id: 'policy-closed',
    title: '政策昨天截止',
    sees: '申报已截止，不能再申报。',
    who: 'enterprise',
    make: (world) => openUntil(world, 'policy-champion', -1),
    opens: page('policy-champion'),
    shows: '已截止',
  },
  {
    id: 'policy-revoked',
    title: '政策已废止',
    sees: '政策页写明已经废止。',
    make(world) {
      restore(world, 'policy', 'policy-rd')
      world.db.policy.change('policy-rd', { validity: '废止', expireDate: chinaTime(world.now(), -1) })
    },
    opens: page('policy-rd'),
    shows: '本政策已废止',
  },
  {
    id: 'policy-gone',
    title: '政策已被撤下',
    sees: '打开旧链接，页面说明政策不存在或已删除，可以回到列表。',
    make(world) {
      restore(world, 'policy', 'policy-4')
      world.db.policy.remove('policy-4')
    },
    opens: page('policy-4'),
    shows: '不存在或已删除',
  },
])
