import type { Appeal, AppealState } from '#api/appeal.ts'
import { dateText } from '#lib/dates.ts'
import { answerDays } from '#rules/appeal-clock.ts'
import { officeOf } from '#rules/appeal-office.ts'
import { isWithOffice } from '#rules/appeal-states.ts'
import { workdaysAfter, workdaysBetween } from '#rules/workdays.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { move } from './rules.ts'
import type { AppealRow } from './tables.ts'
import { keepTalk, speak } from './talk.ts'
import { tellOwner } from './told.ts'

/** What the console says with a step. */
interface Told {
  /** The opinion, the answer, the reason. */
  opinion?: string
  /** The office that acts; at 已转交 and 延期 the one it is handed to, and working days more. */
  office?: string
  days?: number
  /** What is to be added, by the fields of the form. */
  asked?: Appeal['asked']
}

/**
 * Moves the appeal of this id as the offices do, for testers. From then on the offices no longer act on it by the clock.
 * @throws Refusal where its state does not allow it; nobody ends an appeal in place of the one who rates it
 */
export function advance(world: World, id: string, to: AppealState, said: Told = {}): AppealRow {
  const row = world.db.appeal.get(id, '诉求')
  if (to === '已办结' && row.state === '待评价')
    refuse.rule('由提出人评价后办结，7 天内未评价的自动办结，不能代为办结')
  return move(world, row, to, { ...said, also: { officeFrom: undefined } })
}

/**
 * Lets an office say something (回复, 会办) for testers: the one in charge, or another. From then on the offices no longer
 * act on it by the clock.
 */
export function say(world: World, id: string, { office, opinion }: Told): AppealRow {
  const row = world.db.appeal.get(id, '诉求')
  const changed = speak(world, row, {
    ...(office ? { office } : {}),
    words: opinion || '您反映的情况已收到，正在核实。',
  })
  return world.db.appeal.change(changed.id, { officeFrom: undefined })
}

/**
 * The columns that an extension changes. `days` are working days, the term once more unless said; `time` is ISO. The step
 * says both dates, since the extension itself goes when the appeal is opened again.
 */
export function extensionOf(row: AppealRow, { time, opinion, days }: Told & { time: string }) {
  const from = row.dueDate
  const to = workdaysAfter(from, days ?? answerDays(row.type))
  const reason = opinion || '情况复杂，需要会同有关单位现场核实。'
  const words = `答复时限由${dateText(from)}延至${dateText(to)}。${reason}`
  const step = { time, state: row.state, action: '延期', handlerOrg: row.handlerOrg, opinion: words }
  return {
    dueDate: to,
    extension: { time, from, to, reason },
    timeline: [...row.timeline, step],
    updateTime: time,
  }
}

/** Makes the term longer, once, with a reason; both dates stay. */
export function extend(world: World, id: string, said: Told = {}): AppealRow {
  const row = world.db.appeal.get(id, '诉求')
  if (!isWithOffice(row.state)) refuse.rule(`诉求${row.state}，不能延期`)
  if (row.extension) refuse.rule('已延期过一次，不能再延期')
  const columns = extensionOf(row, { ...said, time: world.iso() })
  const changed = world.db.appeal.change(id, { ...columns, officeFrom: undefined })
  tellOwner(world, changed, '诉求延期答复', columns.timeline.at(-1)?.opinion ?? '')
  return changed
}

/**
 * When an office takes each step, in working days after it got the appeal, at an hour of the clock. `days` is its whole
 * term: the answer comes on the day before the last, or on the last where there are two at most.
 */
const timetable: Partial<
  Record<AppealState, { to: AppealState; day: (days: number) => number; hour: number }>
> = {
  待受理: { to: '已受理', day: () => 1, hour: 9.5 },
  已受理: { to: '已转交', day: () => 1, hour: 14 },
  已转交: { to: '办理中', day: (days) => Math.min(2, days), hour: 15 },
  办理中: { to: '待评价', day: (days) => Math.max(Math.min(2, days), days - 1), hour: 16 },
}
const CLOSING = 18
const HOUR = 3_600_000

/** What an office answers where nobody has written an answer for it. */
const answerTo = ({ title, category }: AppealRow, office: string) =>
  `您反映的“${title}”已收悉。经${office}与您联系核实，现答复如下：您反映的${category}问题已纳入办理，具体措施、负责人和完成时间已电话告知；如有疑问，请拨打 12345 转${office}。感谢您对我市营商环境的关心。`

/**
 * Lets the clock act: offices take the steps of their timetable on what was handed in while the world runs, and what was
 * answered closes unrated after 7 days.
 */
export function keepTime(world: World): void {
  const now = world.now()
  for (const row of world.db.appeal.getAll()) {
    if (row.state === '待评价' && row.rateBy && Date.parse(row.rateBy) <= now) {
      const opinion = '7 天内未评价，自动办结，不计入满意。'
      move(world, row, '已办结', { by: 'clock', time: row.rateBy, opinion })
    } else if (row.officeFrom && row.channel) {
      keepTalk(world, row, row.officeFrom, now)
    } else if (row.officeFrom) {
      takeSteps(world, row, row.officeFrom, now)
    }
  }
}

function takeSteps(world: World, begun: AppealRow, from: string, now: number): void {
  let row = begun
  // What was supplemented goes on with what is left, which may be less than its type is given.
  const days = workdaysBetween(from, begun.dueDate)
  for (let step = timetable[row.state]; step; step = timetable[row.state]) {
    const at = Date.parse(workdaysAfter(from, step.day(days))) - (CLOSING - step.hour) * HOUR
    if (at > now) return
    const office = officeOf(row.category)
    const opinion = step.to === '待评价' ? { opinion: answerTo(row, row.handlerOrg) } : {}
    const handed = step.to === '已转交' ? { office } : {}
    const time = new Date(at).toISOString()
    row = move(world, row, step.to, { by: 'city', time, ...opinion, ...handed })
  }
}
