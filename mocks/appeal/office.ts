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
import { actOnConversation, addOfficeReply } from './talk.ts'
import { notifyOwner } from './appeal-message.ts'

/** Details that the console gives for a step. */
interface StepInput {
  /** Opinion, answer or reason. */
  opinion?: string
  /** Acting office; at 已转交 the office that the appeal is handed to. */
  office?: string
  /** Working days added at 延期. */
  days?: number
  /** Missing points, by the fields of the form. */
  asked?: Appeal['asked']
}

/**
 * Moves the appeal of this id as the offices do, for testers. From then on the offices no longer act on it by the
 * clock.
 * @throws Refusal if its state does not allow the move; only the owner's rating or the clock ends an appeal that waits
 * for a rating
 */
export function advance(world: World, id: string, to: AppealState, input: StepInput = {}): AppealRow {
  const row = world.db.appeal.get(id, '诉求')
  if (to === '已办结' && row.state === '待评价')
    refuse.rule('由提出人评价后办结，7 天内未评价的自动办结，不能代为办结')
  return move(world, row, to, { ...input, also: { officeFrom: undefined } })
}

/**
 * Adds an office's words (回复, 会办) for testers, by the office in charge or another one. From then on the offices no
 * longer act on the appeal by the clock.
 */
export function addOfficeWords(world: World, id: string, { office, opinion }: StepInput): AppealRow {
  const row = world.db.appeal.get(id, '诉求')
  const changed = addOfficeReply(world, row, {
    ...(office ? { office } : {}),
    words: opinion || '您反映的情况已收到，正在核实。',
  })
  return world.db.appeal.change(changed.id, { officeFrom: undefined })
}

/**
 * Returns the columns that an extension changes. `days` are working days, by default as many as the term itself; `time`
 * is ISO. The step names both dates, because the extension is removed when the appeal is reopened.
 */
export function extensionOf(row: AppealRow, { time, opinion, days }: StepInput & { time: string }) {
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

/** Extends the term, once, with a reason; both dates are stored. */
export function extend(world: World, id: string, input: StepInput = {}): AppealRow {
  const row = world.db.appeal.get(id, '诉求')
  if (!isWithOffice(row.state)) refuse.rule(`诉求${row.state}，不能延期`)
  if (row.extension) refuse.rule('已延期过一次，不能再延期')
  const columns = extensionOf(row, { ...input, time: world.iso() })
  const changed = world.db.appeal.change(id, { ...columns, officeFrom: undefined })
  notifyOwner(world, changed, '诉求延期答复', columns.timeline.at(-1)?.opinion ?? '')
  return changed
}

/**
 * Steps of an office: working days after it got the appeal, and the hour of the day. `days` is its whole term: the
 * answer comes on the day before the last, or on the last if the term has two days at most.
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

/** Returns the answer of an office for an appeal without a written answer. */
const answerTo = ({ title, category }: AppealRow, office: string) =>
  `您反映的“${title}”已收悉。经${office}与您联系核实，现答复如下：您反映的${category}问题已纳入办理，具体措施、负责人和完成时间已电话告知；如有疑问，请拨打 12345 转${office}。感谢您对我市营商环境的关心。`

/**
 * Performs what is due by the world's clock: offices take the steps of their timetable on appeals submitted while the
 * world runs, and answered appeals are closed unrated after 7 days.
 */
export function runDueActions(world: World): void {
  const now = world.now()
  for (const row of world.db.appeal.getAll()) {
    if (row.state === '待评价' && row.rateBy && Date.parse(row.rateBy) <= now) {
      const opinion = '7 天内未评价，自动办结，不计入满意。'
      move(world, row, '已办结', { by: 'clock', time: row.rateBy, opinion })
    } else if (row.officeFrom && row.channel) {
      actOnConversation(world, row, row.officeFrom, now)
    } else if (row.officeFrom) {
      takeSteps(world, row, row.officeFrom, now)
    }
  }
}

function takeSteps(world: World, initial: AppealRow, from: string, now: number): void {
  let row = initial
  // A supplemented appeal goes on with the rest of its term, which may be shorter than the term of its type.
  const days = workdaysBetween(from, initial.dueDate)
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
