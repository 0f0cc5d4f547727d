import * as v from 'valibot'
import { ChatLink } from '#api/chat.ts'
import { type AnswerRating, answerRatings } from '#api/common.ts'
import { type AssistantAnswer, AssistantQuestion } from '#api/qa.ts'
import { cityNow } from '#lib/clock.ts'
import { dateText } from '#lib/dates.ts'

/** Question of the user: words, or an offered question by its number. */
const Asked = v.object({ text: v.string(), serialNumber: v.optional(v.string()) })
export type Asked = v.InferOutput<typeof Asked>

const tones = ['neutral', 'info', 'ok', 'warn', 'bad'] as const

/** Record that fits a question, with the facts to read before opening it. */
const Card = v.object({
  /** Kind of the record: 申报项目, 政策, 功能 … */
  label: v.string(),
  title: v.string(),
  /** Path of the portal. */
  href: v.string(),
  facts: v.array(v.string()),
  /** Amount in words: 最高 500 万元. */
  amount: v.optional(v.string()),
  /** Last moment to apply, ISO; the time left is computed where it is shown. */
  deadline: v.optional(v.string()),
  /** Path of the form with which the item is declared here. */
  form: v.optional(v.string()),
  /** State of the record, or the verdict on the enterprise. */
  chip: v.optional(v.object({ tone: v.picklist(tones), text: v.string() })),
  /** Reason of the verdict, or what is to be done, in a line. */
  reason: v.optional(v.string()),
  /** Source of the record: 文号, date of publication, 现行有效 or 已废止. */
  source: v.optional(v.string()),
})
export type Card = v.InferOutput<typeof Card>

/** True if the deadline has passed. */
export const isOver = ({ deadline }: { deadline?: string }): boolean =>
  deadline !== undefined && Date.parse(deadline) < cityNow()

/** Prefix of the numbers of frequent questions: the city's assistant has none for them, this device answers them. */
export const FREQUENT = 'faq:'

/** States of a sent message: 发送中, 已发送, 失败. */
const states = ['sending', 'sent', 'failed'] as const
export type SentState = (typeof states)[number]

const Received = v.object({
  kind: v.literal('received'),
  /** Markup from the city, rendered through `Rich`. */
  html: v.string(),
  /** Question that is answered. */
  question: v.optional(v.string()),
  video: v.optional(v.string()),
  livePlatform: v.optional(v.string()),
  /** Links to the next steps. */
  links: v.optional(v.array(ChatLink)),
  cards: v.optional(v.array(Card)),
  /** True if a person can help better. */
  hotline: v.optional(v.boolean()),
  /** Sources of the answer, a line each. */
  basis: v.optional(v.array(v.string())),
  /** Subject under which the answer is rated; missing for a line that is no answer. */
  topic: v.optional(v.string()),
  /** Rating that the person gave. */
  rating: v.optional(v.picklist(answerRatings)),
})
const Group = v.object({ kind: v.literal('group'), text: v.string(), questions: v.array(AssistantQuestion) })
const System = v.object({ kind: v.literal('system'), text: v.string() })
const Sent = v.object({
  kind: v.literal('sent'),
  asked: Asked,
  state: v.picklist(states),
  /** Reason of a failure, in words. */
  problem: v.optional(v.string()),
  /** True if the device answered it from what it keeps, so that nothing was sent. */
  here: v.optional(v.boolean()),
})

/** Reply of the assistant: an answer, a group of questions to choose from, or a note between the bubbles. */
export type Reply =
  | v.InferOutput<typeof Received>
  | v.InferOutput<typeof Group>
  | v.InferOutput<typeof System>
type Sent = v.InferOutput<typeof Sent>

/** Fields of every line of the conversation. `time` in milliseconds. */
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
  | { type: 'mark'; id: string; state: SentState; problem?: string; here?: boolean }
  | { type: 'rate'; id: string; rating: AnswerRating }

/** Maximum number of lines that are kept; the oldest are dropped. */
export const MAX_LINES = 200

/** Returns the conversation after a change: another line, another state of a sent message, or a rating of an answer. */
export function conversation(messages: readonly Message[], change: Change): Message[] {
  if (change.type === 'say') {
    return [...messages, { ...change.message, id: change.id, time: change.time }].slice(-MAX_LINES)
  }
  return messages.map((one) => {
    if (one.id !== change.id) return one
    if (change.type === 'rate') return one.kind === 'received' ? { ...one, rating: change.rating } : one
    if (one.kind !== 'sent') return one
    const { problem: _before, ...rest } = one
    return {
      ...rest,
      state: change.state,
      ...(change.problem ? { problem: change.problem } : {}),
      ...(change.here ? { here: true } : {}),
    }
  })
}

/** Returns a restored conversation; a message that was on its way when the page closed counts as failed. */
export const resumed = (messages: readonly Message[]): Message[] =>
  messages.map((one) => (one.kind === 'sent' && one.state === 'sending' ? { ...one, state: 'failed' } : one))

/** Converts an answer to a bubble, with its place in the knowledge base as its source. */
export const answerReply = ({
  content,
  question,
  video,
  livePlatform,
  links,
  serialNumber,
  category,
  updateTime,
}: AssistantAnswer): Reply => ({
  kind: 'received',
  html: content,
  question,
  ...(video ? { video } : {}),
  ...(livePlatform ? { livePlatform } : {}),
  ...(links?.length ? { links } : {}),
  topic: question,
  basis: [
    [
      `来自${serialNumber.startsWith(FREQUENT) ? '常见问题' : '平台知识库'}${category ? `“${category}”` : ''}`,
      ...(updateTime ? [`${dateText(updateTime)}更新`] : []),
    ].join('，'),
  ],
})
