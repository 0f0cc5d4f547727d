import type { ContactState } from '#rules/docking-states.ts'
import { lapseOf } from '#rules/docking-states.ts'
import { auditOf } from '#mocks/record/audit-clock.ts'
import { auditors } from '#mocks/record/audits.ts'
import { type Act, courseOf, isNobody, momentOf, type Turn } from '#mocks/schedule.ts'
import type { World } from '#mocks/city.ts'
import { lapse, moveRequest } from './requests.ts'
import { audited } from './rules.ts'
import type { Request } from './tables.ts'

const audit = { from: '待审核', to: '已上架', who: auditors.exchange, days: 1, hour: 10 } as const

/** Answers of publishers without an account; a demo account's own requests wait for whoever signs in. */
const answers = [
  { from: '待对接', to: '已联系', who: '无账号的发布方', days: 2, hour: 10 },
  { from: '已联系', to: '洽谈中', who: '无账号的发布方', days: 2, hour: 15 },
  { from: '洽谈中', to: '已达成', who: '无账号的发布方', days: 5, hour: 11 },
] as const satisfies Turn<ContactState>[]

export const schedule: Turn[] = [audit, ...answers]

/** Returns the next act on a request: the answer of a publisher without an account, or the lapse of an unanswered one. */
function nextOfRequest(world: World, row: Request): Act | undefined {
  const target = world.db.exchange.find(row.targetId)
  const turn = answers.find(({ from }) => from === row.status)
  if (!target || !turn) return undefined
  if (isNobody(world, target.userId))
    return {
      ...{ at: momentOf(world, row.updateTime, turn), to: turn.to, by: 'people' },
      run: () => moveRequest(world, target, row, turn.to, 'other'),
    }
  if (row.status !== '待对接') return undefined
  const at = Date.parse(lapseOf(row.createTime))
  return { at, to: '已失效', by: 'term', run: () => lapse(world, target, row) }
}

export const courses = [
  courseOf('exchange', (world, row) => auditOf(world, audited[row.kind], row, audit)),
  courseOf('docking', nextOfRequest),
]
