import type { PublicAppeal, WholePublicAppeal } from '#api/appeal.ts'
import type { AppealRow } from './tables.ts'

/** What is said in place of a phone and of names that somebody wrote into the text. */
const hidden = { phone: '（电话已隐去）', name: '某先生/女士', enterprise: '某企业' }
const anyPhone = /(?<!\d)(?:1\d{10}|0\d{2,3}-?\d{7,8})(?!\d)/g

/** A text without who wrote it: his name, his enterprise's and any phone are left out. */
function nameless(text: string, { contactName, enName }: Pick<AppealRow, 'contactName' | 'enName'>): string {
  const without = enName ? text.replaceAll(enName, hidden.enterprise) : text
  return without.replaceAll(contactName, hidden.name).replaceAll(anyPhone, hidden.phone)
}

/** An appeal as others read it in a list. */
export function publicBriefOf(row: AppealRow): PublicAppeal {
  const { id, createTime, updateTime, appealNo, type, category, state, handlerOrg, isPublic } = row
  const title = nameless(row.title, row)
  const last = row.replies.at(-1)?.content
  const reply = last && nameless(last, row)
  return { id, createTime, updateTime, appealNo, title, type, category, state, handlerOrg, isPublic, reply }
}

/** The whole of an appeal as others read it: nothing says who asked, and the files are not there. */
export const publicOf = (row: AppealRow): WholePublicAppeal => ({
  ...publicBriefOf(row),
  dueDate: row.dueDate,
  reason: row.reason && nameless(row.reason, row),
  content: nameless(row.content, row),
  replies: row.replies.map((reply) => ({ ...reply, content: nameless(reply.content, row) })),
  timeline: row.timeline.map((step) => ({ ...step, opinion: step.opinion && nameless(step.opinion, row) })),
})

/** How far an appeal is, for whoever names its phone: nothing of it says who asked or what. */
export const progressOf = ({ appealNo, category, state, dueDate }: AppealRow) => ({
  appealNo,
  category,
  state,
  dueDate,
})
