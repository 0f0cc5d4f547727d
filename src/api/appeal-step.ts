import * as v from 'valibot'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { draftKeyed } from './call/sent.ts'
import { form, Id, Name, text } from './call/shape.ts'
import { messageExtras } from './chat.ts'
import type { Changes } from './effect.ts'

/** The state of an appeal (诉求状态). */
export const State = v.picklist(appealLifecycle.words, '请选择诉求状态')

/** An answer of the responsible office. */
export const AppealReply = v.object({
  id: v.string(),
  time: v.string(),
  handlerOrg: v.string(),
  content: v.string(),
})

/** One step of an appeal: actor, action, and the state after it. */
export const AppealStep = v.object({
  time: v.string(),
  state: State,
  /** 提交, 受理, 转交, 办理, 答复, 评价 … */
  action: v.string(),
  /** The office that acted; missing if the appeal's owner did. */
  handlerOrg: v.optional(v.string()),
  /** Person who acted for the enterprise, for its own members only (chosen); missing if an office did. */
  operator: v.optional(Name),
  /** The office that received the appeal, with 转交. */
  toOrg: v.optional(v.string()),
  opinion: v.optional(v.string()),
  /** Id that the device gave to a message which the owner sent from a conversation (chosen). */
  messageId: v.optional(v.string()),
  // Links and questions beside an answer of the office (chosen).
  ...messageExtras,
})
export type AppealStep = v.InferOutput<typeof AppealStep>

/** Maximum characters of one message of a conversation. */
export const MOST_WORDS = 500

/**
 * Adds a message (补充说明) to an appeal that has not ended, as part of its conversation (chosen). The appeal is named by
 * its id, or by the device's draft key of a conversation whose id is not known yet. The call overwrites nothing, so it
 * has no version. `messageId` is given by the device; the city stores a message once for each `messageId`.
 */
export const AppealWords = form({
  action: v.literal('say'),
  id: v.optional(Id),
  ...draftKeyed,
  messageId: Id,
  words: text('补充说明', MOST_WORDS),
})

interface MessageBody {
  action?: string
  channel?: string
  id?: string
  draftKey?: string
  messageId?: string
  words?: string
  content?: string
}

/**
 * Returns the effect of a call on a conversation: a further message, or the first one, whose id is the draft key of the
 * conversation.
 */
export function messageEffect(body: MessageBody): Changes<'appeal'> {
  const { id, draftKey = '', messageId = draftKey, words = '', content = '' } = body
  if (body.channel === 'chat') return { id: draftKey, said: { messageId, words: content, isFirst: true } }
  if (body.action !== 'say') return []
  return { id: id ?? draftKey, said: { messageId, words, isFirst: false } }
}
