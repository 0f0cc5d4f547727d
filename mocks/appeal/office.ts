import type { Appeal, AppealState } from '#api/appeal.ts'
import { dateText } from '#lib/dates.ts'
import { answerDays } from '#rules/appeal-clock.ts'
import { isWithOffice } from '#rules/appeal-states.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { move } from './rules.ts'
import type { AppealRow } from './tables.ts'
import { addOfficeReply } from './talk.ts'
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
 * Moves the appeal of this id as the offices do, for testers.
 * @throws Refusal if its state does not allow the move; only the owner's rating or the clock ends an appeal that waits
 * for a rating
 */
export function advance(world: World, id: string, to: AppealState, input: StepInput = {}): AppealRow {
  const row = world.db.appeal.get(id, '诉求')
  if (to === '已办结' && row.state === '待评价')
    refuse.rule('由提出人评价后办结，7 天内未评价的自动办结，不能代为办结')
  return move(world, row, to, input)
}

/** Adds an office's words (回复, 会办) for testers, by the office in charge or another one. */
export function addOfficeWords(world: World, id: string, { office, opinion }: StepInput): AppealRow {
  const row = world.db.appeal.get(id, '诉求')
  return addOfficeReply(world, row, {
    ...(office ? { office } : {}),
    words: opinion || '您反映的情况已收到，正在核实。',
  })
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
  const changed = world.db.appeal.change(id, columns)
  notifyOwner(world, changed, '诉求延期答复', columns.timeline.at(-1)?.opinion ?? '')
  return changed
}
