import { mobile, personName } from '#mocks/vocabulary.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { isLetIn } from '#rules/signup-states.ts'
import { codeOf, nextNumber } from './signups.ts'
import { currentActivity } from './rules.ts'
import type { ActivityRow, ParticipantRow } from './tables.ts'

const comments = [
  '讲得很细，现场就把材料清单理清楚了。',
  '对接的银行第二天就来厂里看了，效率高。',
  '内容实用，希望多留一些提问时间。',
  '场地稍小，资料很全。',
  '结识了两家配套企业，已经约好看样。',
  '老师举的退回案例很典型，回去就把审计报告补了。',
  '答疑环节有收获，问清了设备发票的时间要求。',
  '讲义发得及时，已转给财务同事学习。',
  '流程讲得清楚，建议把申报样表也发给大家。',
  '现场登记的需求三天后就有专员联系了。',
  '路程有点远，希望下次也能线上参加。',
  '同行多，交流的都是实际问题。',
  '签到很快，会场指引清楚。',
  '内容偏基础，适合第一次申报的企业。',
  '专家点评一针见血，商业计划书要重写了。',
] as const
const posts = ['总经理', '副总经理', '财务经理', '综合部经理', '项目专员', '技术总监', '行政主管'] as const

/**
 * Signs other people of the city up for each activity; they have no account, only a name, as if signed up at a desk.
 */
export function seedSignups(world: World, beginning: Beginning): void {
  for (const row of world.db.activity.getAll()) {
    if (row.signed === 0) continue
    const { state } = currentActivity(world, row)
    const isPast = state === '已结束' || state === '进行中'
    const count = beginning.random.whole(1, 3)
    for (let index = 0; index < count; index += 1) {
      const status = beginning.random.pick(
        isPast
          ? (['已签到', '已签到', '已通过', '已取消'] as const)
          : row.needsReview
            ? (['待审核', '已通过', '未通过'] as const)
            : (['已通过', '已通过', '已取消'] as const),
      )
      addSignupWithoutAccount(world, beginning, row, status)
    }
    if (row.signed >= row.quota && state === '报名结束')
      for (let index = beginning.random.whole(1, 3); index > 0; index -= 1)
        addSignupWithoutAccount(world, beginning, row, '候补')
  }
}

/** Adds the sign-up of a person without an account to an activity. */
export function addSignupWithoutAccount(
  world: World,
  { random, day }: Pick<Beginning, 'random' | 'day'>,
  row: ActivityRow,
  status: ParticipantRow['status'],
): void {
  const hasAttended = status === '已签到'
  world.db.activityParticipant.create({
    id: `participant-${String(world.db.activityParticipant.count() + 1)}`,
    createTime: row.signupStart,
    updateTime: day(-1, 15),
    enId: '',
    userId: '',
    activityId: row.id,
    name: personName(random),
    phone: mobile(random),
    position: random.pick(posts),
    people: status === '候补' ? 1 : random.whole(1, 3),
    status,
    ...(status === '未通过' ? { reason: '名额有限，优先安排首次参加的企业。' } : {}),
    ...(status === '候补' ? { waitNumber: nextNumber(world, row.id) } : {}),
    ...(isLetIn(status) ? { code: codeOf(random) } : {}),
    ...(hasAttended ? { checkInTime: new Date(Date.parse(row.startTime) - 600_000).toISOString() } : {}),
    ...(hasAttended && random.chance(0.5)
      ? { evaluate: { score: random.whole(3, 5), content: random.pick(comments), time: row.endTime } }
      : {}),
  })
}
