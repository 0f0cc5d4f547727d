import type { PublicAppeal, WholePublicAppeal } from '#api/appeal.ts'
import { withoutContacts } from '#rules/contact-in-text.ts'
import type { World } from '#mocks/city.ts'
import type { AppealRow } from './tables.ts'

/** Returns how to leave out of a text who wrote it: names, every enterprise of theirs, and any way to reach somebody. */
function namelessFor(world: World, { userId, contactName, enName }: AppealRow): (text: string) => string {
  const user = world.db.user.find(userId)
  const enterprises = [enName, ...(user?.ens ?? []).map((one) => one.enName)]
  const hidden = new Map([
    ...enterprises.map((one) => [one, '某企业'] as const),
    ...[contactName, user?.nickname].map((one) => [one, '某先生/女士'] as const),
  ])
  return (text) =>
    withoutContacts(
      [...hidden].reduce((left, [one, instead]) => (one ? left.replaceAll(one, instead) : left), text),
    )
}

/** An appeal as others read it in a list. */
export function publicBriefOf(world: World, row: AppealRow): PublicAppeal {
  const { id, createTime, updateTime, appealNo, type, category, state, handlerOrg, isPublic } = row
  const nameless = namelessFor(world, row)
  const title = nameless(row.title)
  const last = row.replies.at(-1)?.content
  const reply = last && nameless(last)
  return { id, createTime, updateTime, appealNo, title, type, category, state, handlerOrg, isPublic, reply }
}

/** The whole of an appeal as others read it: nothing says who asked, and the files are not there. */
export function publicOf(world: World, row: AppealRow): WholePublicAppeal {
  const nameless = namelessFor(world, row)
  return {
    ...publicBriefOf(world, row),
    dueDate: row.dueDate,
    reason: row.reason && nameless(row.reason),
    content: nameless(row.content),
    replies: row.replies.map((reply) => ({ ...reply, content: nameless(reply.content) })),
    timeline: row.timeline.map((step) => ({
      ...step,
      messageId: undefined,
      opinion: step.opinion && nameless(step.opinion),
    })),
  }
}

/** How far an appeal is, for whoever names its phone: nothing of it says who asked or what. */
export const progressOf = ({ appealNo, category, state, dueDate }: AppealRow) => ({
  appealNo,
  category,
  state,
  dueDate,
})
