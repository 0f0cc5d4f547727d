import type * as v from 'valibot'
import type {
  AppealEvaluation,
  AppealForm,
  AppealSupplement,
  AppealUrge,
  AppealWithdrawal,
} from '#api/appeal.ts'
import type { AppealStep, AppealWords } from '#api/appeal-step.ts'
import { dueOf, urgeProblem } from '#rules/appeal-clock.ts'
import { FIRST_OFFICE } from '#rules/appeal-office.ts'
import { afterRating } from '#rules/appeal-states.ts'
import { ratingText } from '#rules/rating.ts'
import { actorOf } from '#mocks/auth/binding.ts'
import { fileErrors, refuseAny } from '#mocks/common/sent-files.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import { move, numberOf, type StepDetails } from './rules.ts'
import type { AppealRow } from './tables.ts'
import { addWords, confirmation } from './talk.ts'

/** Returns the name of the caller who acts for the enterprise of an appeal; nothing for an appeal that a person asked. */
const actorOn = ({ world, user }: Caller, enId: string): { operator?: string } =>
  enId ? { operator: actorOf(world, user.id, enId) } : {}

const newestFirst = (a: { createTime: string }, b: { createTime: string }) =>
  b.createTime.localeCompare(a.createTime)

/**
 * Returns true for an appeal that the caller asked as a person; it stays the caller's, whichever enterprise the call is
 * made for.
 */
const isPersonal = ({ user }: Caller, row: AppealRow) => row.enId === '' && row.userId === user.id

/** Returns the appeals of the caller's enterprise and those that the caller asked as a person, newest first. */
export function mineOf(by: Caller): AppealRow[] {
  const { appeal } = by.world.db
  const personal = { enId: { equals: '' }, userId: { equals: by.user.id } }
  const mine = [by.mine, personal].flatMap((where) => appeal.findMany({ where }))
  return [...new Set(mine)].sort(newestFirst)
}

/** Returns one of {@link mineOf}. @throws Refusal 403 for anybody else's */
export function ownOf(by: Caller, id: string): AppealRow {
  const row = by.world.db.appeal.get(id, '诉求')
  return isPersonal(by, row) ? row : by.own(row)
}

/** Returns one of {@link mineOf} at the version that was sent. @throws Refusal 409 at any other version */
function ownAt(by: Caller, { id, version }: { id: string; version: number }): AppealRow {
  const row = ownOf(by, id)
  return row.version === version ? row : refuse.conflict(row)
}

/** Returns the caller's conversation with this draft key, which a device uses until it has received the id. */
const conversationOf = ({ world, user }: Caller, draftKey: string | undefined): AppealRow | undefined =>
  draftKey === undefined
    ? undefined
    : world.db.appeal.findFirst({ where: { draftKey: { equals: draftKey }, userId: { equals: user.id } } })

/**
 * Adds words to the appeal with this id, or to the conversation with the device's draft key.
 * @throws Refusal if there is none
 */
export function say(by: Caller, { id, draftKey, ...message }: v.InferOutput<typeof AppealWords>) {
  const row = id === undefined ? conversationOf(by, draftKey) : ownOf(by, id)
  if (!row) return refuse.rule('没有找到这次咨询，请重新提问')
  return withMessage(addWords(by.world, row, { ...message, ...actorOn(by, row.enId) }), message)
}

/** Returns an appeal with the message just added to its conversation, because the response repeats the message. */
const withMessage = (row: AppealRow, message: { messageId: string; words: string }) => ({
  ...row,
  said: {
    ...message,
    time: row.timeline.find(({ messageId }) => messageId === message.messageId)?.time ?? row.createTime,
  },
})

/** Moves an appeal for its owner, in the name of the caller. */
const moveOwn = (by: Caller, row: AppealRow, to: AppealRow['state'], details: StepDetails): AppealRow =>
  move(by.world, row, to, { by: 'owner', ...actorOn(by, row.enId), ...details })

/** Submits a new appeal. First words under the draft key of an existing conversation are added to that conversation. */
export function submit(by: Caller, sent: v.InferOutput<typeof AppealForm>) {
  const { world, user } = by
  const { action: _, asPerson = false, ...form } = sent
  const { draftKey: messageId, content: words } = form
  const existing = conversationOf(by, messageId)
  if (existing && messageId) {
    const row =
      existing.content === words
        ? existing
        : addWords(world, existing, { messageId, words, ...actorOn(by, existing.enId) })
    return withMessage(row, { messageId, words })
  }
  refuseAny(fileErrors(world, user.id, 'attachments', form.attachments))
  const enId = asPerson ? '' : by.enIdIfAny
  const enName = user.ens.find((one) => one.enId === enId)?.enName
  const time = world.iso()
  const appealNo = numberOf(world, time)
  const dueDate = dueOf(form.type, time)
  const handedIn: AppealStep = { time, state: '待受理', action: '提交', ...actorOn(by, enId) }
  const row = world.db.appeal.create({
    ...form,
    id: world.uuid(),
    createTime: time,
    updateTime: time,
    userId: user.id,
    enId,
    ...(enName ? { enName } : {}),
    version: 1,
    appealNo,
    state: '待受理',
    handlerOrg: FIRST_OFFICE,
    dueDate,
    replies: [],
    timeline: form.channel ? [handedIn, confirmation({ appealNo, createTime: time, dueDate })] : [handedIn],
  })
  return form.channel && messageId ? withMessage(row, { messageId, words }) : row
}

/** Submits a returned appeal again; the rest of its term goes on. */
export function supplement(by: Caller, sent: v.InferOutput<typeof AppealSupplement>): AppealRow {
  const { action: _, id: __, version: ___, ...form } = sent
  const row = ownAt(by, sent)
  refuseAny(fileErrors(by.world, by.user.id, 'attachments', form.attachments, row.attachments))
  return moveOwn(by, row, '待受理', { also: form })
}

/** Urges the office. @throws Refusal before half of the term has passed, and a second time on a day */
export function urge(by: Caller, { id, words }: v.InferOutput<typeof AppealUrge>): AppealRow {
  const row = ownOf(by, id)
  const time = by.world.iso()
  const problem = urgeProblem(row, time)
  if (problem) refuse.rule(problem)
  const step = {
    time,
    state: row.state,
    action: '催办',
    ...actorOn(by, row.enId),
    ...(words ? { opinion: words } : {}),
  }
  return by.world.db.appeal.change(id, {
    urgeTime: time,
    updateTime: time,
    timeline: [...row.timeline, step],
  })
}

/** Withdraws an appeal. */
export const withdraw = (by: Caller, sent: v.InferOutput<typeof AppealWithdrawal>): AppealRow =>
  moveOwn(by, ownAt(by, sent), '已撤回', { opinion: sent.reason })

/** Stores the evaluation by the one who asked: 未解决 reopens the appeal once, any other outcome ends it. */
export function evaluate(by: Caller, { id, ...judged }: v.InferOutput<typeof AppealEvaluation>): AppealRow {
  const { world } = by
  const row = ownOf(by, id)
  if (row.evaluate) refuse.rule('已评价过该诉求')
  if (row.state !== '待评价') refuse.rule(`诉求${row.state}，不能评价`)
  const time = world.iso()
  const to = afterRating(judged.solved, row.reopened !== undefined)
  const opinion = `${judged.solved}，${ratingText(judged)}`
  return moveOwn(by, row, to, {
    opinion,
    also:
      to === '已办结' ? { evaluate: { ...judged, time } } : { reopened: { time, missing: judged.comment } },
  })
}
