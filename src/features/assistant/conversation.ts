import * as v from 'valibot'
import { ChatLink } from '#api/chat.ts'
import { type AssistantAnswer, AssistantQuestion } from '#api/qa.ts'
import { cityNow } from '#lib/clock.ts'

/** What somebody asks: words, or one of the questions that were offered, by its number. */
const Asked = v.object({ text: v.string(), serialNumber: v.optional(v.string()) })
export type Asked = v.InferOutput<typeof Asked>

/** A record that what was asked leads to, with what one wants to know of it before going there. */
const Card = v.object({
  /** What it is: 申报项目, 政策, 功能 … */
  label: v.string(),
  title: v.string(),
  /** A path of the portal. */
  href: v.string(),
  facts: v.array(v.string()),
  /** In words: 最高 500 万元. */
  amount: v.optional(v.string()),
  /** The last moment to hand in, ISO: how long that still is, is reckoned where it is shown. */
  deadline: v.optional(v.string()),
  /** The path of the form with which it is declared here. */
  form: v.optional(v.string()),
})
export type Card = v.InferOutput<typeof Card>

/** Whether the time to hand in has passed by now. */
export const isOver = ({ deadline }: { deadline?: string }): boolean =>
  deadline !== undefined && Date.parse(deadline) < cityNow()

/** 发送中, 已发送, 失败. */
const states = ['sending', 'sent', 'failed'] as const
export type SentState = (typeof states)[number]

const Received = v.object({
  kind: v.literal('received'),
  /** Markup from the city, shown through `Rich`. */
  html: v.string(),
  /** The question it answers. */
  question: v.optional(v.string()),
  video: v.optional(v.string()),
  livePlatform: v.optional(v.string()),
  /** Where it leads on to. */
  links: v.optional(v.array(ChatLink)),
  cards: v.optional(v.array(Card)),
  /** True where a human is the better way on. */
  hotline: v.optional(v.boolean()),
})
const Group = v.object({ kind: v.literal('group'), text: v.string(), questions: v.array(AssistantQuestion) })
const System = v.object({ kind: v.literal('system'), text: v.string() })
const Sent = v.object({
  kind: v.literal('sent'),
  asked: Asked,
  state: v.picklist(states),
  /** Why it failed, in words. */
  problem: v.optional(v.string()),
})

/** What the assistant says: an answer, a group of questions to choose from, or a note between the bubbles. */
export type Reply =
  | v.InferOutput<typeof Received>
  | v.InferOutput<typeof Group>
  | v.InferOutput<typeof System>
type Sent = v.InferOutput<typeof Sent>

/** One line of the conversation. `time` in milliseconds. */
const line = { id: v.string(), time: v.number() }
export const Message = v.variant('kind', [
  v.object({ ...Received.entries, ...line }),
  v.object({ ...Group.entries, ...line }),
  v.object({ ...System.entries, ...line }),
  v.object({ ...Sent.entries, ...line }),
])
export type Message = v.InferOutput<typeof Message>

export type Change =
  | { type: 'say'; id: string; time: number; message: Reply | Sent }
  | { type: 'mark'; id: string; state: SentState; problem?: string }

/** How many lines are kept: of more the oldest are dropped. */
export const MOST = 200

/** The conversation after a change: something more is said, or something sent has got on. */
export function conversation(messages: readonly Message[], change: Change): Message[] {
  if (change.type === 'say') {
    return [...messages, { ...change.message, id: change.id, time: change.time }].slice(-MOST)
  }
  return messages.map((one) => {
    if (one.id !== change.id || one.kind !== 'sent') return one
    const { problem: _before, ...rest } = one
    return { ...rest, state: change.state, ...(change.problem ? { problem: change.problem } : {}) }
  })
}

/** A conversation as it is found again: what was on its way when its page closed did not arrive. */
export const resumed = (messages: readonly Message[]): Message[] =>
  messages.map((one) => (one.kind === 'sent' && one.state === 'sending' ? { ...one, state: 'failed' } : one))

/** An answer as a bubble. */
export const answerReply = ({ content, question, video, livePlatform, links }: AssistantAnswer): Reply => ({
  kind: 'received',
  html: content,
  question,
  ...(video ? { video } : {}),
  ...(livePlatform ? { livePlatform } : {}),
  ...(links?.length ? { links } : {}),
})
