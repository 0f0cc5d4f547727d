import type * as v from 'valibot'
import type { AppealState } from '#api/appeal.ts'
import type { AppealStep, AppealWords } from '#api/appeal-step.ts'
import { contacts } from '#rules/contacts.ts'
import { dateText, timeText } from '#lib/dates.ts'
import { FIRST_OFFICE, officeOf } from '#rules/appeal-office.ts'
import { CONFIRMED, mayTalk, TAKEN_UP_WITHIN } from '#rules/appeal-talk.ts'
import { afterOfficeMinutes, isOpen, opening } from '#rules/office-hours.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Act } from '#mocks/schedule.ts'
import type { World } from '#mocks/city.ts'
import { answerTo, joiningOf } from './answers.ts'
import { move } from './rules.ts'
import type { AppealRow } from './tables.ts'
import { notifyOwner } from './appeal-message.ts'

/**
 * Returns the step in which the city confirms a conversation's first words at once, with the time by which somebody
 * answers.
 */
export function confirmation({
  appealNo,
  createTime,
  dueDate,
}: Pick<AppealRow, 'appealNo' | 'createTime' | 'dueDate'>): AppealStep {
  const taken = isOpen(createTime)
    ? `工作人员将在 ${String(TAKEN_UP_WITHIN)} 分钟内受理`
    : `现在是非工作时间（${contacts.hours}），${timeText(opening(createTime), createTime)} 起受理`
  return {
    time: createTime,
    state: '待受理',
    action: CONFIRMED,
    handlerOrg: FIRST_OFFICE,
    opinion: `已收到您的咨询，诉求编号 ${appealNo}。${taken}，${dateText(dueDate)}前答复。`,
  }
}

/**
 * Adds the owner's words; they resubmit a returned appeal (已退回补充). The same message again changes nothing.
 * @throws Refusal if the appeal has ended
 */
export function addWords(
  world: World,
  row: AppealRow,
  message: Pick<v.InferOutput<typeof AppealWords>, 'messageId' | 'words'> & { operator?: string },
): AppealRow {
  const { messageId, words, operator } = message
  if (row.timeline.some((step) => step.messageId === messageId)) return row
  if (!mayTalk(row.state)) refuse.rule(`对话已结束（诉求${row.state}），请另行咨询`)
  const time = world.iso()
  if (row.state === '已退回补充') {
    const moved = move(world, row, '待受理', { by: 'owner', opinion: words, operator })
    const timeline = moved.timeline.map((step, at) =>
      at === moved.timeline.length - 1 ? { ...step, messageId } : step,
    )
    return world.db.appeal.change(row.id, { timeline })
  }
  const step = { time, state: row.state, action: '补充说明', operator, opinion: words, messageId }
  return world.db.appeal.change(row.id, { updateTime: time, timeline: [...row.timeline, step] })
}

/**
 * Adds an office's words to a conversation without changing its state: of the office in charge (回复), or of another that
 * joins (会办).
 */
export function addOfficeReply(
  world: World,
  row: AppealRow,
  { office = row.handlerOrg, words }: { office?: string; words: string },
): AppealRow {
  const time = world.iso()
  const action = office === row.handlerOrg ? '回复' : '会办'
  const step: AppealStep = { time, state: row.state, action, handlerOrg: office, opinion: words }
  const changed = world.db.appeal.change(row.id, { updateTime: time, timeline: [...row.timeline, step] })
  notifyOwner(world, changed, '诉求有新回复', `${office}有新的回复。`)
  return changed
}

/** Steps of a conversation: the minutes of office hours after which an office takes each, and its words. */
const timetable: Partial<
  Record<AppealState, { to: AppealState; minutes: number; words?: (row: AppealRow) => string }>
> = {
  待受理: {
    to: '已受理',
    minutes: 10,
    words: () => '您好，您的咨询已受理，正在确认由哪个部门答复。',
  },
  已受理: { to: '已转交', minutes: 15 },
  已转交: {
    to: '办理中',
    minutes: 30,
    words: ({ handlerOrg }) => `您好，这里是${handlerOrg}，正在核对有关规定，稍后答复您。`,
  },
  办理中: { to: '待评价', minutes: 120 },
}
/** Minutes of office hours after which a second office joins, and after which added words are answered. */
const JOINS_AFTER = 60
const REPLIES_AFTER = 30

/** Returns the offices' next act in a conversation whose term began at `from` (ISO); undefined if they have none. */
export function nextInTalk(world: World, row: AppealRow, from: string): Act | undefined {
  const all = [stepOf(world, row, from), joiningIn(world, row, from), replyOf(world, row)]
  return all.filter((one) => one !== undefined).sort((x, y) => x.at - y.at)[0]
}

function stepOf(world: World, row: AppealRow, from: string): Act | undefined {
  const step = timetable[row.state]
  if (!step) return undefined
  const { to, minutes, words } = step
  const stepWords = words && { opinion: words(row) }
  const handed = to === '已转交' ? { office: officeOf(row.category) } : {}
  return {
    ...{ at: afterOfficeMinutes(from, minutes), to, by: 'people' },
    run: () =>
      to === '待评价' ? answer(world, row) : move(world, row, to, { by: 'city', ...stepWords, ...handed }),
  }
}

/** Answers, with the related pages and questions. */
function answer(world: World, row: AppealRow): AppealRow {
  const { words, links, questions } = answerTo(world, row)
  const opinion = `您好，您咨询的问题，${row.handlerOrg}答复如下：${words}如有疑问可以继续说明，没有疑问的请评价。`
  const moved = move(world, row, '待评价', { by: 'city', opinion })
  const timeline = moved.timeline.map((step, at) =>
    at === moved.timeline.length - 1 ? { ...step, links, questions } : step,
  )
  return world.db.appeal.change(row.id, { timeline })
}

function joiningIn(world: World, row: AppealRow, from: string): Act | undefined {
  const joining = joiningOf(row.category)
  if (!joining || row.state !== '办理中' || row.timeline.some(({ action }) => action === '会办'))
    return undefined
  const [office, words] = joining
  return {
    ...{ at: afterOfficeMinutes(from, JOINS_AFTER), to: row.state, by: 'people' },
    run: () => addOfficeReply(world, row, { office, words }),
  }
}

/** Returns the reply to the last added words; undefined if an office has replied since. */
function replyOf(world: World, row: AppealRow): Act | undefined {
  if (!mayTalk(row.state)) return undefined
  const last = row.timeline.findLast(({ action }) => action === '补充说明')
  const isAnswered = row.timeline.some(({ action, time }) => action === '回复' && time > (last?.time ?? ''))
  if (!last || isAnswered) return undefined
  const words =
    row.state === '待评价'
      ? `您补充的问题已收到。${answerTo(world, { category: row.category, title: last.opinion ?? '' }).words}`
      : '您补充的情况已收到，已一并纳入办理，答复时一并说明。'
  return {
    ...{ at: afterOfficeMinutes(last.time, REPLIES_AFTER), to: row.state, by: 'people' },
    run: () => addOfficeReply(world, row, { words }),
  }
}
