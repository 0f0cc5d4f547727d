import type { AppealState } from '#api/appeal.ts'
import { officeOf } from '#rules/appeal-office.ts'
import { workdaysBetween } from '#rules/workdays.ts'
import { type Act, courseOf, momentOf, type Turn } from '#mocks/schedule.ts'
import type { World } from '#mocks/city.ts'
import { move } from './rules.ts'
import type { AppealRow } from './tables.ts'
import { nextInTalk } from './talk.ts'

/**
 * Acts of the offices, counted from the begin of the term. A shorter term has them on its last day, and the answer comes
 * on the day before the last of a longer one.
 */
const acts = [
  { from: '待受理', to: '已受理', who: '市企业服务中心', days: 1, hour: 9.5 },
  { from: '已受理', to: '已转交', who: '市企业服务中心', days: 1, hour: 14 },
  { from: '已转交', to: '办理中', who: '承办单位', days: 2, hour: 15 },
  { from: '办理中', to: '待评价', who: '承办单位', days: 3, hour: 16 },
] as const satisfies Turn<AppealState>[]

export const schedule: Turn[] = [...acts]

/** Steps of the owner that begin a term: handing in, supplementing, and reopening by a rating. */
const begins = ['提交', '补充', '评价']
const MINUTE = 60_000

/** Returns the begin of the term that an appeal is in, as an ISO string. */
const termFrom = ({ timeline, createTime }: AppealRow): string =>
  timeline.findLast(({ action }) => begins.includes(action))?.time ?? createTime

/** Returns the answer of an office for an appeal without a written answer. */
const answerTo = ({ title, category }: AppealRow, office: string) =>
  `您反映的“${title}”已收悉。经${office}与您联系核实，现答复如下：您反映的${category}问题已纳入办理，具体措施、负责人和完成时间已电话告知；如有疑问，请拨打 12345 转${office}。感谢您对我市营商环境的关心。`

/** Returns the next step of the offices on an appeal, after its last one. */
function stepOf(world: World, row: AppealRow): Act | undefined {
  const turn = acts.find(({ from }) => from === row.state)
  if (!turn) return undefined
  const { to, hour } = turn
  const from = termFrom(row)
  // A supplemented appeal goes on with the rest of its term, which may be shorter than the term of its type.
  const term = workdaysBetween(from, row.dueDate)
  const days = to === '待评价' ? Math.max(Math.min(2, term), term - 1) : Math.min(turn.days, term)
  const usual = momentOf(world, from, { days, hour })
  const last = Date.parse(row.updateTime)
  return {
    ...{ at: usual > last ? usual : last + 30 * MINUTE, to, by: 'people' },
    run: () =>
      move(world, row, to, {
        by: 'city',
        ...(to === '待评价' ? { opinion: answerTo(row, row.handlerOrg) } : {}),
        ...(to === '已转交' ? { office: officeOf(row.category) } : {}),
      }),
  }
}

/** Returns the end of the rating period: an answered appeal is closed unrated after 7 days. */
function closingOf(world: World, row: AppealRow): Act | undefined {
  if (row.state !== '待评价' || !row.rateBy) return undefined
  const opinion = '7 天内未评价，自动办结，不计入满意。'
  return {
    ...{ at: Date.parse(row.rateBy), to: '已办结', by: 'term' },
    run: () => move(world, row, '已办结', { by: 'clock', opinion }),
  }
}

/** Returns the earliest of the acts that are ahead of an appeal. */
function next(world: World, row: AppealRow): Act | undefined {
  const work = row.channel ? nextInTalk(world, row, termFrom(row)) : stepOf(world, row)
  const closing = closingOf(world, row)
  return closing && (!work || closing.at <= work.at) ? closing : work
}

export const courses = [courseOf('appeal', next)]
