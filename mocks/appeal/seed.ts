import { type Appeal, type AppealState } from '#api/appeal.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { seedFile } from '#mocks/common/seed-file.ts'
import { chinaTime } from '#mocks/policy/days.ts'
import type { Random } from '#mocks/random.ts'
import { enterpriseName, mobile, personName } from '#mocks/words.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { type Case, cases } from './cases.ts'
import { DESK, dueOf, move, numberOf } from './rules.ts'
import { seedProblems } from './seed-problems.ts'

/** The straight way to each state; the last is the state itself. */
const ways: Record<AppealState, AppealState[]> = {
  待受理: [],
  已受理: ['已受理'],
  已转交: ['已受理', '已转交'],
  办理中: ['已受理', '已转交', '办理中'],
  待评价: ['已受理', '已转交', '办理中', '待评价'],
  已办结: ['已受理', '已转交', '办理中', '待评价', '已办结'],
  不予受理: ['不予受理'],
  已退回补充: ['已退回补充'],
  已撤回: ['已撤回'],
}

/** Whose the first cases are, in which state, and how many days old; some have an id that tests count on. */
const own: { userId: string; state: AppealState; age: number; id?: string; isPublic?: boolean }[] = [
  { userId: 'u-enterprise', state: '待评价', age: 6, id: 'appeal-rate' },
  { userId: 'u-enterprise', state: '已退回补充', age: 3, id: 'appeal-returned' },
  { userId: 'u-enterprise', state: '办理中', age: 4, id: 'appeal-handling' },
  { userId: 'u-enterprise', state: '已受理', age: 1 },
  { userId: 'u-enterprise', state: '已办结', age: 46, isPublic: true },
  { userId: 'u-enterprise', state: '待受理', age: 0, id: 'appeal-new' },
  { userId: 'u-enterprise', state: '不予受理', age: 70 },
  { userId: 'u-enterprise', state: '已撤回', age: 21 },
  { userId: 'u-enterprise', state: '已转交', age: 2 },
  { userId: 'u-other', state: '办理中', age: 5, id: 'appeal-other' },
  { userId: 'u-other', state: '已办结', age: 33, id: 'appeal-public', isPublic: true },
  { userId: 'u-provider', state: '办理中', age: 3 },
  { userId: 'u-provider', state: '已办结', age: 28, isPublic: true },
  { userId: 'u-person', state: '待受理', age: 1 },
  { userId: 'u-person', state: '已办结', age: 15 },
]

/** Fills appeals of the demo accounts and of other enterprises, and the frequently asked questions. */
export function seed(world: World): void {
  const beginning = world.begin('appeal')
  const { random, sizes } = beginning
  const others = (index: number): (typeof own)[number] => {
    const age = random.chance(0.25) ? random.whole(1, 9) : random.whole(10, 160)
    const state = age < 4 ? '办理中' : age < 10 ? '待评价' : '已办结'
    return { userId: `u-citizen-${String(index)}`, state, age, isPublic: random.chance(0.8) }
  }
  const planned = cases.slice(0, sizes.appeals).map((one, index) => {
    const plan = own[index] ?? others(index)
    return { one, plan, id: plan.id ?? `appeal-${String(index + 1)}` }
  })
  // oldest first, so that the numbers rise with time
  for (const { one, plan, id } of planned.sort((a, b) => b.plan.age - a.plan.age)) {
    addAppeal(world, beginning, one, { ...plan, id })
  }
  seedProblems(world, beginning)
}

function addAppeal(
  world: World,
  { random }: Beginning,
  { category, type, title, content, handlerOrg, reply }: Case,
  { userId, state, age, id, isPublic = false }: (typeof own)[number] & { id: string },
): void {
  const user = world.db.user.find(userId)
  // Whatever the hour is now, nothing seeded lies ahead of it.
  const createTime = age ? chinaTime(world.now(), -age, `09:${String(random.whole(10, 59))}:00`) : world.iso()
  let row = world.db.appeal.add({
    id,
    createTime,
    updateTime: createTime,
    userId,
    enId: user ? (user.ens[0]?.enId ?? '') : `en-citizen-${userId}`,
    ...(userId === 'u-person' ? {} : { enName: user?.ens[0]?.enName ?? enterpriseName(random) }),
    version: 1,
    appealNo: numberOf(world, createTime),
    title,
    type,
    category,
    state: '待受理',
    handlerOrg: DESK,
    dueDate: dueOf(type, createTime),
    isPublic,
    content,
    contactName: user?.nickname ?? personName(random),
    contactPhone: user?.tel ?? mobile(random),
    attachments: user && category === '法治维权' ? evidence(world, userId, user.ens[0]?.enId) : [],
    replies: [],
    timeline: [{ time: createTime, state: '待受理', action: '提交' }],
  })
  const times = timesOf(ways[state].length, createTime, world.now())
  for (const [index, to] of ways[state].entries()) {
    const time = times[index]!
    const byOffice = to === '已转交' || to === '办理中' || to === '待评价'
    const spoken = to === '待评价' || to === '已退回补充' || to === '不予受理'
    const evaluate = to === '已办结' ? evaluation(random, time) : undefined
    row = move(world, row, to, {
      time,
      quiet: true,
      ...(byOffice ? { handlerOrg } : {}),
      ...(spoken ? { opinion: reply } : {}),
      ...(evaluate ? { also: { evaluate } } : {}),
    })
  }
}

function evaluation(random: Random, time: string): NonNullable<Appeal['evaluate']> {
  const score = random.pick([5, 5, 5, 4, 4, 3])
  const comment = score > 3 ? '回复及时，问题解决了。' : '办理了，但等的时间有点长。'
  return { solved: true, score, comment, time }
}

/** When offices act, as working days and hours of the clock: they answer within 2 days, and are rated on the third. */
const officeHours = [
  [1, 9.5],
  [1, 14],
  [2, 10],
  [2, 16],
  [3, 11],
] as const
const CLOSING = 18

/** The times of so many steps; where one would lie ahead of now, they are spread from the beginning until now. */
function timesOf(count: number, createTime: string, now: number): string[] {
  const begun = Date.parse(createTime)
  const usual = officeHours
    .slice(0, count)
    .map(([days, hour]) => Date.parse(workdaysAfter(createTime, days)) - (CLOSING - hour) * 3_600_000)
  const spread = usual.map((_, index) => begun + ((now - begun) * (index + 1)) / (count + 1))
  return (usual.every((time) => time < now) ? usual : spread).map((time) => new Date(time).toISOString())
}

function evidence(world: World, userId: string, enId = ''): Appeal['attachments'] {
  const lines = [
    '合同编号 HT-0417，标的为成套设备一批，验收合格后 30 日内付清全款。',
    '设备已于约定期限内交付并通过验收。',
  ]
  return [
    seedFile(world, { fileName: '设备采购合同.pdf', lines, userId, enId }),
    seedFile(world, { fileName: '验收单.pdf', lines: ['设备运行正常，验收合格。'], userId, enId }),
  ]
}
