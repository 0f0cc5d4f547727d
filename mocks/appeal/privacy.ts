import type { AppealState, PublicAppeal, WholePublicAppeal } from '#api/appeal.ts'
import { withoutContacts } from '#rules/contact-in-text.ts'
import type { World } from '#mocks/city.ts'
import type { AppealRow } from './tables.ts'

/** Returns a function that removes the author from a text: names, every enterprise of theirs, and contact details. */
function redactorFor(world: World, { userId, contactName, enName }: AppealRow): (text: string) => string {
  const user = world.db.user.find(userId)
  const enterprises = [enName, ...(user?.ens ?? []).map((one) => one.enName)]
  const hidden = new Map([
    ...enterprises.map((one) => [one, '某企业'] as const),
    ...[contactName, user?.nickname].map((one) => [one, '某先生/女士'] as const),
  ])
  return (text) =>
    withoutContacts(
      [...hidden].reduce((result, [one, instead]) => (one ? result.replaceAll(one, instead) : result), text),
    )
}

/** States in which the city has not read an appeal yet, or has found that it is not its matter or not complete. */
const unseen: readonly AppealState[] = ['待受理', '不予受理', '已退回补充', '已撤回']

/** Returns true if others may read an appeal: its owner made it public, and an office has seen and accepted it. */
export const isShown = ({ isPublic, state }: AppealRow): boolean => isPublic && !unseen.includes(state)

/** Returns the part of an appeal that others read in a list. */
export function publicBriefOf(world: World, row: AppealRow): PublicAppeal {
  const { id, createTime, updateTime, appealNo, type, category, state, handlerOrg, isPublic, dueDate } = row
  const redact = redactorFor(world, row)
  const last = row.replies.at(-1)
  return {
    ...{ id, createTime, updateTime, appealNo, type, category, state, handlerOrg, isPublic, dueDate },
    title: redact(row.title),
    reply: last && redact(last.content),
    replyTime: last?.time,
  }
}

/** Returns the whole appeal as others read it, without author and files. */
export function publicOf(world: World, row: AppealRow): WholePublicAppeal {
  const redact = redactorFor(world, row)
  return {
    ...publicBriefOf(world, row),
    dueDate: row.dueDate,
    reason: row.reason && redact(row.reason),
    content: redact(row.content),
    replies: row.replies.map((reply) => ({ ...reply, content: redact(reply.content) })),
    timeline: row.timeline.map((step) => ({
      ...step,
      messageId: undefined,
      operator: undefined,
      opinion: step.opinion && redact(step.opinion),
    })),
  }
}

/** Returns the progress of an appeal for a caller who enters its phone number, without author and content. */
export const progressOf = ({ appealNo, category, state, dueDate }: AppealRow) => ({
  appealNo,
  category,
  state,
  dueDate,
})
