import type { Appeal, AppealState } from '#api/appeal.ts'
import { dueOf, rateBy } from '#rules/appeal-clock.ts'
import { FIRST_OFFICE } from '#rules/appeal-office.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { ratingText } from '#rules/rating.ts'
import { isWorkday, workdaysAfter } from '#rules/workdays.ts'
import { isoDay } from '#lib/dates.ts'
import { chinaTime, officeTime } from '#mocks/policy/days.ts'
import type { Random } from '#mocks/random.ts'
import { enterpriseName, mobile, personName } from '#mocks/vocabulary.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { type Case, cases } from './cases.ts'
import { extensionOf } from './office.ts'
import { attachmentsOf } from './papers.ts'
import { answerDay, endedAppeals } from './ended.ts'
import { demoPlans, type Plan } from './plans.ts'
import { columnsOf, numberOf, type StepDetails } from './rules.ts'
import type { AppealRow } from './tables.ts'

/** States on the direct path to each state, itself included. */
const paths: Record<AppealState, AppealState[]> = {
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
/** Path of a reopened appeal up to its second processing. */
const reopenedPath: AppealState[] = [...paths.待评价, '办理中']

/** Adds the appeals: the demo accounts' first, then other enterprises' of the city. */
export function addAppeals(world: World, { random, sizes }: Beginning): void {
  const others = (index: number): Plan => {
    const age = random.chance(0.25) ? random.whole(1, 9) : random.whole(10, 160)
    const state = age < 4 ? '办理中' : age < 10 ? '待评价' : '已办结'
    return { userId: `u-citizen-${String(index)}`, state, age, isPublic: random.chance(0.8) }
  }
  const pace = world.begin('appeal-pace').random
  const planned = cases.slice(0, sizes.appeals).map((one, index) => {
    const plan = demoPlans[index] ?? { ...others(index), answeredOn: answerDay(pace, one) }
    return { one, plan, id: plan.id ?? `appeal-${String(index + 1)}`, random }
  })
  const all = [...planned, ...endedAppeals(world, sizes.appeals)]
  // Oldest first, so that the numbers rise with time.
  for (const { one, plan, id, random: drawn } of all.sort((a, b) => b.plan.age - a.plan.age)) {
    world.db.appeal.create(rowOf(world, drawn, one, { ...plan, id }))
  }
}

/**
 * Builds an appeal in its current state with all its steps at once, because each change of a row takes a millisecond.
 */
function rowOf(world: World, random: Random, one: Case, plan: Plan & { id: string }): AppealRow {
  const { userId, state, age, id, isPublic = false } = plan
  const { category, type, title, content, handlerOrg } = one
  const user = world.db.user.find(userId)
  const en = user?.ens[0]
  // Uses the current time for today's appeals, so that no seeded time is in the future at any hour.
  const createTime = age
    ? officeTime(world.now(), -age, `09:${String(random.whole(10, 59))}:00`)
    : world.iso()
  const enName = userId === 'u-person' ? undefined : (en?.enName ?? enterpriseName(random))
  const initial: AppealRow = {
    id,
    createTime,
    updateTime: createTime,
    userId,
    enId: user ? (en?.enId ?? '') : `en-citizen-${userId}`,
    ...(enName ? { enName } : {}),
    version: 1,
    appealNo: numberOf(world, createTime),
    title,
    type,
    category,
    state: '待受理',
    handlerOrg: FIRST_OFFICE,
    dueDate: dueOf(type, createTime),
    isPublic,
    content,
    contactName: user?.nickname ?? personName(random),
    contactPhone: user?.tel ?? mobile(random),
    attachments: attachmentsOf(world, category, random, {
      userId,
      enId: en?.enId ?? '',
      isDemo: Boolean(user),
    }),
    replies: [],
    timeline: [{ time: createTime, state: '待受理', action: '提交' }],
  }
  const path = plan.missing
    ? [...reopenedPath, ...(state === '已办结' ? paths.已办结.slice(-2) : [])]
    : paths[state]
  const times = timesOf(path.length, createTime, world.now(), plan)
  let row = initial
  for (const [index, to] of path.entries()) {
    const time = times[index]!
    const isFirst = index < reopenedPath.length
    row = applyStep(row, to, {
      time,
      ...detailsAt(to, one, plan, isFirst),
      ...evaluationAt(to, plan, random, time, row),
    })
    if (to === '已转交') row = { ...row, handlerOrg }
  }
  const last = times.at(-1) ?? createTime
  if (plan.extended) row = { ...row, ...extensionOf(row, { time: last, opinion: plan.extended }) }
  if (plan.urged) {
    const time = new Date((Date.parse(row.dueDate) + world.now()) / 2).toISOString()
    const step = { time, state, action: '催办', opinion: plan.urged }
    row = { ...row, urgeTime: time, updateTime: time, timeline: [...row.timeline, step] }
  }
  return row
}

/** Returns a row after a step, as `moveRecord` would write it. */
function applyStep(row: AppealRow, to: AppealState, details: StepDetails & { time: string }): AppealRow {
  const { time, opinion, also } = details
  const { reason: _, ...kept } = { ...row, ...columnsOf(row, to, details), ...also }
  const reason = appealLifecycle.needsReason(to) || to === '已撤回' ? opinion : undefined
  return { ...kept, ...(reason ? { reason } : {}), state: to, updateTime: time, version: row.version + 1 }
}

/** Returns the details of a step by the office or by the owner. */
function detailsAt(to: AppealState, one: Case, plan: Plan, isFirst: boolean): Omit<StepDetails, 'time'> {
  const details: Partial<Record<AppealState, Omit<StepDetails, 'time'>>> = {
    已转交: { office: one.handlerOrg },
    待评价: { opinion: isFirst ? answerOf(one) : (plan.second ?? answerOf(one)) },
    已退回补充: { opinion: one.reply, asked: plan.asked },
    不予受理: { opinion: one.reply },
    已撤回: { by: 'owner', opinion: '问题已自行解决，不再需要办理。' },
  }
  return details[to] ?? {}
}

/** Returns the details of the evaluation: at the end the rating, at the reopening the missing point. */
function evaluationAt(
  to: AppealState,
  plan: Plan,
  random: Random,
  time: string,
  { state }: AppealRow,
): Omit<StepDetails, 'time'> {
  const { missing } = plan
  if (to === '办理中' && state === '待评价')
    return {
      by: 'owner',
      opinion: `未解决，${ratingText({ score: 2, comment: missing ?? '' })}`,
      also: { reopened: { time, missing: missing ?? '' } },
    }
  if (to !== '已办结') return {}
  if (plan.isUnrated) return { by: 'clock', opinion: '7 天内未评价，自动办结，不计入满意。' }
  const evaluate = plan.missing ? unsolved(time) : rating(random, time, plan.isBrief)
  const opinion = `${evaluate.solved}，${ratingText(evaluate)}`
  return { by: 'owner', opinion, also: { evaluate } }
}

type Evaluation = NonNullable<Appeal['evaluate']>

const unsolved = (time: string): Evaluation => ({
  solved: '未解决',
  score: 2,
  comment: '第二次答复仍没有给出办结时间。',
  time,
})

const thanks = [
  '回复及时，问题解决了。',
  '电话说明得很清楚，按指引办好了。',
  '第二天就有人上门看现场，效率高。',
  '答复有文件依据，心里有底了。',
  '经办人一次讲清了要补的材料。',
  '多部门一起协调，比预想的快。',
  '说到做到，已经按答复落实。',
  '原来不知道找哪个部门，转办很顺畅。',
  '来现场看了两次，方案切合实际。',
  '答复里写明了联系人，后续有问题可以直接问。',
  '比承诺的时间早两天答复。',
  '把能办的和不能办的都说清楚了。',
  '材料少交了一份，经办人主动打电话提醒。',
]
const doubts = [
  '办理了，但等的时间有点长。',
  '大部分解决了，剩下的希望继续跟进。',
  '答复比较原则，具体怎么办又打了一次电话。',
  '政策讲清楚了，落地还要看下一批次。',
  '希望以后能提前告知办理进度。',
]

/** Rates an appeal; `isBrief` gives stars alone, as most people do. */
function rating(random: Random, time: string, isBrief = false): Evaluation {
  const score = random.pick([5, 5, 5, 4, 4, 3])
  // In turn of the days, so that neighbours in time do not write the same.
  const turn = Math.floor(Date.parse(time) / 86_400_000)
  const words = score > 3 ? thanks : doubts
  const comment = isBrief ? '' : words[turn % words.length]!
  return { solved: score > 3 ? '已解决' : '部分解决', score, comment, time }
}

/** Opening of an office's answer, by type of the appeal. */
const openings: Record<Case['type'], string> = {
  咨询: '您好！您咨询的“{title}”，{office}答复如下：',
  求助: '您好！{office}已联系贵单位了解情况。关于“{title}”：',
  投诉: '您好！{office}已对您反映的“{title}”开展调查：',
  举报: '您好！{office}已依法核查您举报的“{title}”：',
  意见建议: '您好！您提出的“{title}”，{office}已研究：',
}
/** Closing of an office's answer, by category. */
const closings: Partial<Record<Case['category'], string>> = {
  惠企政策: '如需核对申报条件，可使用“政策计算”。',
  融资贷款: '如仍有融资需求，可再次提交，由金融服务专员跟进。',
  人才用工: '办理中如有疑问，可致电人社服务窗口。',
  税费社保: '具体口径以主管税务机关、社保经办机构核定为准。',
  法治维权: '后续进展将在平台更新，请保留相关证据。',
}

/** Returns the complete answer of an office. */
const answerOf = ({ type, category, title, handlerOrg, reply }: Case): string =>
  openings[type].replace('{title}', title).replace('{office}', handlerOrg) +
  reply +
  (closings[category] ?? '')

/** Times of the steps, in working days and hours of the day: the answer within 2 days, the rating on the third. */
const officeHours: readonly [days: number, hour: number][] = [
  [1, 9.5],
  [1, 14],
  [2, 10],
  [2, 16],
  [3, 11],
  [4, 16],
  [5, 10],
]
const CLOSING = 18

const DAY = 86_400_000

/** Returns the moment at a share of the office hours (09:00 to 18:00 of working days) between two moments. */
function officeMoment(start: number, now: number, share: number): number {
  const spans: [from: number, to: number][] = []
  for (let at = start; isoDay(at) <= isoDay(now); at += DAY) {
    if (!isWorkday(isoDay(at))) continue
    const [from, to] = ['09:00:00', '18:00:00'].map((clock) => Date.parse(chinaTime(at, 0, clock)))
    const span: [number, number] = [Math.max(from!, start), Math.min(to!, now)]
    if (span[0] < span[1]) spans.push(span)
  }
  let left = share * spans.reduce((sum, [from, to]) => sum + to - from, 0)
  for (const [from, to] of spans) {
    if (left <= to - from) return from + left
    left -= to - from
  }
  return start
}

/** Returns the hours of an appeal that was answered on a working day: taken up before, and rated on the next day. */
const hoursUntil = (day: number): typeof officeHours => [
  ...officeHours.slice(0, 2),
  [Math.min(2, day), 14.5],
  [day, 16],
  [day + 1, 11],
]

/** Returns the times of `count` steps; if one would be in the future, all are spread between the creation and now. */
function timesOf(
  count: number,
  createTime: string,
  now: number,
  { answeredOn, isUnrated }: Pick<Plan, 'answeredOn' | 'isUnrated'>,
): string[] {
  const start = Date.parse(createTime)
  const usual = (answeredOn ? hoursUntil(answeredOn) : officeHours)
    .slice(0, count)
    .map(([days, hour]) => Date.parse(workdaysAfter(createTime, days)) - (CLOSING - hour) * 3_600_000)
  if (isUnrated) usual[usual.length - 1] = Date.parse(rateBy(usual.at(-2)!))
  const times = usual.every((time) => time < now)
    ? usual
    : usual.map((_, index) => officeMoment(start, now, (index + 1) / (count + 1)))
  return times.map((time) => new Date(time).toISOString())
}
