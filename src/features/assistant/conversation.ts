import type { AssistantAnswer, AssistantQuestion, ChatLink } from '#api/qa.ts'

/** What somebody asks: words, or one of the questions that were offered, by its number. */
export interface Asked {
  text: string
  serialNumber?: string
}

/** 发送中, 已发送, 失败. */
export type SentState = 'sending' | 'sent' | 'failed'

/** What the assistant says: an answer, a group of questions to choose from, or a note between the bubbles. */
export type Reply =
  | {
      kind: 'received'
      /** Markup from the city, shown through `Rich`. */
      html: string
      /** The question it answers. */
      question?: string
      video?: string
      livePlatform?: string
      /** Where it leads on to. */
      links?: readonly ChatLink[]
      /** True where a human is the better way on. */
      hotline?: boolean
    }
  | { kind: 'group'; text: string; questions: AssistantQuestion[] }
  | { kind: 'system'; text: string }

interface Sent {
  kind: 'sent'
  asked: Asked
  state: SentState
  /** Why it failed, in words. */
  problem?: string
}

/** One line of the conversation. `time` in milliseconds. */
export type Message = (Reply | Sent) & { id: number; time: number }

export type Change =
  | { type: 'say'; id: number; time: number; message: Reply | Sent }
  | { type: 'mark'; id: number; state: SentState; problem?: string }

/** The conversation after a change: something more is said, or something sent has got on. */
export function conversation(messages: Message[], change: Change): Message[] {
  if (change.type === 'say') return [...messages, { ...change.message, id: change.id, time: change.time }]
  return messages.map((one) => {
    if (one.id !== change.id || one.kind !== 'sent') return one
    const { problem: _before, ...rest } = one
    return { ...rest, state: change.state, ...(change.problem ? { problem: change.problem } : {}) }
  })
}

/** An answer as a bubble. */
export const answerReply = ({ content, question, video, livePlatform, links }: AssistantAnswer): Reply => ({
  kind: 'received',
  html: content,
  question,
  ...(video ? { video } : {}),
  ...(livePlatform ? { livePlatform } : {}),
  ...(links?.length ? { links } : {}),
})
