import type { Appeal } from '#api/appeal.ts'
import type { AppealStep } from '#api/appeal-step.ts'
import type { ChatLink, ChatQuestion } from '#api/chat.ts'
import { recordOf } from '#blocks/appeal-links.ts'
import type { OutboxState } from '#blocks/outbox/overlay.ts'
import { cityMoment } from '#lib/clock.ts'
import { dateText } from '#lib/dates.ts'
import { changesIn } from '#offline/outbox/changes.ts'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { CONFIRMED, isCitys } from '#rules/appeal-talk.ts'

interface Line {
  id: string
  /** Time, ISO. */
  time: string
  text: string
}

/** Line of a conversation with the city's staff. */
export type TalkMessage =
  /** Message of the user; `item` is set while it waits in the outbox. */
  | (Line & { kind: 'sent'; item?: OutboxItem })
  /** Message of an office: of the one in charge, or (`group`) of another that takes part. */
  | (Line & {
      kind: 'received' | 'group'
      office: string
      links?: ChatLink[]
      questions?: ChatQuestion[]
    })
  /** Change of state. */
  | (Line & { kind: 'system' })

/** Steps whose opinion is meant for the enterprise; the opinion at another step goes from one office to another. */
const publicSteps = ['受理', '办理', '会办', '回复', '答复', '退回补充', '不予受理', '延期']

/** Returns the text of a change of state; undefined for a step that is only a message. */
function systemText({ action, handlerOrg = '', toOrg = '', opinion = '' }: AppealStep, one: Appeal) {
  switch (action) {
    case CONFIRMED:
      return opinion
    case '受理':
      return `${handlerOrg}已受理，应在${dateText(one.dueDate)}前答复`
    case '转交':
      return `${handlerOrg}已转交${toOrg}办理`
    case '办理':
      return `${handlerOrg}开始办理`
    case '会办':
      return `${handlerOrg}参加答复`
    case '退回补充':
      return '需要补充，补充前办理时限暂停计算'
    case '不予受理':
      return '未予受理'
    case '延期':
      return '答复时限已延长'
    case '评价':
      return `您已评价：${opinion}`
    case '撤回':
      return `您已撤回：${opinion}`
    case '自动办结':
      return opinion
    case '催办':
      return opinion ? undefined : '您已催办'
    default:
      return undefined
  }
}

function messagesAt(step: AppealStep, at: number, one: Appeal): TalkMessage[] {
  const { time, action, handlerOrg, opinion, links, questions } = step
  const id = step.messageId ?? `${time} ${String(at)}`
  const system = systemText(step, one)
  const note: TalkMessage[] = system ? [{ id: `${id} note`, kind: 'system', time, text: system }] : []
  if (!isCitys(step)) {
    const isSaid = ['补充说明', '补充', '催办'].includes(action) && opinion
    return isSaid ? [...note, { id, kind: 'sent', time, text: opinion }] : note
  }
  if (!opinion || !publicSteps.includes(action)) return note
  const kind = action === '会办' ? 'group' : 'received'
  return [...note, { id, kind, time, text: opinion, office: handlerOrg ?? '', links, questions }]
}

/**
 * Returns an appeal as a conversation, the oldest line first: the question, the additions of its owner, and the words
 * and actions of the offices.
 */
export function messagesOf(one: Appeal): TalkMessage[] {
  const [, ...steps] = one.timeline
  const asked = { id: one.draftKey ?? one.id, time: one.createTime, text: one.content }
  return [{ ...asked, kind: 'sent' }, ...steps.flatMap((step, at) => messagesAt(step, at, one))]
}

/** Returns the offices that have spoken in a conversation, in the order of their first message. */
export const officesIn = (messages: readonly TalkMessage[]): string[] => [
  ...new Set(messages.flatMap((one) => ('office' in one ? one.office : []))),
]

/** Returns the message in a queued call; the id of a conversation's first message is the key of the conversation. */
export const queuedMessage = (item: OutboxItem) => changesIn('appeal', item)[0]?.said

interface AnsweredMessage {
  messageId: string
  time: string
  words: string
}
/** Returns the user's message that the city's answer repeats. */
export const answeredMessage = ({ answer }: Pick<Receipt, 'answer'>): AnsweredMessage | undefined =>
  (Object(answer) as { said?: AnsweredMessage }).said

/** Conversation as this device knows it: by its own key, by the city's id, or by both. */
export interface TalkAt {
  key?: string
  id?: string
}

/** Returns the items of a conversation in the outbox, oldest first. */
export const waitingIn = ({ key, id }: TalkAt, outbox: readonly OutboxItem[]): OutboxItem[] =>
  outbox.filter((item) => isOf({ key, id }, item) && queuedMessage(item) !== undefined)

const isOf = ({ key, id }: TalkAt, { record }: { record: string }) =>
  (key !== undefined && record === recordOf(key)) || (id !== undefined && record === recordOf(id))

/**
 * Returns a conversation with the messages that only this device knows: those that have arrived but are not in the
 * city's answer yet, and those that wait. Each message is included once.
 */
export function withLocalMessages(
  messages: readonly TalkMessage[],
  at: TalkAt,
  { outbox, receipts }: OutboxState,
): TalkMessage[] {
  const known = new Set(messages.map(({ id }) => id))
  const arrived = receipts
    .filter((receipt) => isOf(at, receipt))
    .flatMap((receipt) => answeredMessage(receipt) ?? [])
    .filter(({ messageId }) => !known.has(messageId))
    .map(({ messageId, time, words }): TalkMessage => ({ id: messageId, kind: 'sent', time, text: words }))
    .toReversed()
  for (const { id } of arrived) known.add(id)
  const waiting = waitingIn(at, outbox).flatMap((item): TalkMessage[] => {
    const message = queuedMessage(item)
    if (!message || known.has(message.messageId)) return []
    const time = new Date(cityMoment(Date.parse(item.createdAt))).toISOString()
    return [{ id: message.messageId, kind: 'sent', time, text: message.words, item }]
  })
  return [...messages, ...arrived, ...waiting]
}
