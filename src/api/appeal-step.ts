import * as v from 'valibot'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { keyed } from './call/sent.ts'
import { form, Id, text } from './call/shape.ts'
import { offered } from './chat.ts'
import type { Changes } from './effect.ts'

/** The state of an appeal (诉求状态). */
export const State = v.picklist(appealLifecycle.words, '请选择诉求状态')

/** An answer of the office in charge. */
export const AppealReply = v.object({
  id: v.string(),
  time: v.string(),
  handlerOrg: v.string(),
  content: v.string(),
})

/** One step of an appeal's way: who did what, and the state it led to. */
export const AppealStep = v.object({
  time: v.string(),
  state: State,
  /** 提交, 受理, 转交, 办理, 答复, 评价 … */
  action: v.string(),
  /** The office that acted; missing where the one who asked did. */
  handlerOrg: v.optional(v.string()),
  /** The office that it was handed to, at 转交. */
  toOrg: v.optional(v.string()),
  opinion: v.optional(v.string()),
  /** The id that the device gave a message which its owner has sent from a conversation (chosen). */
  messageId: v.optional(v.string()),
  // Beside an answer of the office (chosen).
  ...offered,
})
export type AppealStep = v.InferOutput<typeof AppealStep>

/** Most characters of one message of a conversation. */
export const MOST_WORDS = 500

/**
 * Adds words (补充说明) to an appeal that has not ended, as a message of its conversation (chosen). It is named by its id,
 * or by the device's key of a conversation whose id has not been heard yet. It overtakes nothing, so it names no version.
 * `messageId` is the message's own, given by the device: what comes with the same one is said once.
 */
export const AppealWords = form({
  action: v.literal('say'),
  id: v.optional(Id),
  ...keyed,
  messageId: Id,
  words: text('补充说明', MOST_WORDS),
})

interface Saying {
  action?: string
  channel?: string
  id?: string
  draftKey?: string
  messageId?: string
  words?: string
  content?: string
}

/** Returns what a call says in a conversation: more words, or its first ones, which have the conversation's key as their id. */
export function saidBy(body: Saying): Changes<'appeal'> {
  const { id, draftKey = '', messageId = draftKey, words = '', content = '' } = body
  if (body.channel === 'chat') return { id: draftKey, said: { messageId, words: content, isFirst: true } }
  if (body.action !== 'say') return []
  return { id: id ?? draftKey, said: { messageId, words, isFirst: false } }
}
