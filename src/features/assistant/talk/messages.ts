import type { Appeal } from '#api/appeal.ts'
import type { AppealStep } from '#api/appeal-step.ts'
import type { ChatLink, ChatQuestion } from '#api/chat.ts'
import { recordOf } from '#blocks/appeal-links.ts'
import type { Heard } from '#blocks/outbox/overlay.ts'
import { cityMoment } from '#lib/clock.ts'
import { dateText } from '#lib/dates.ts'
import { changesIn } from '#offline/outbox/changes.ts'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { CONFIRMED, isCitys } from '#rules/appeal-talk.ts'

interface Line {
  id: string
  /** ISO. */
  time: string
  text: string
}

/** One line of a conversation with the city's people. */
export type TalkMessage =
  /** One's own words; `item` is what of them waits in the outbox. */
  | (Line & { kind: 'sent'; item?: OutboxItem })
  /** Words of an office: of the one in charge, or (`group`) of another that takes part. */
  | (Line & {
      kind: 'received' | 'group'
      office: string
      links?: ChatLink[]
      questions?: ChatQuestion[]
    })
  /** A change of state. */
  | (Line & { kind: 'system' })

/** Steps with which the city's people speak; what is said at the others goes from one office to another. */
const spoken = ['受理', '办理', '会办', '回复', '答复', '退回补充', '不予受理', '延期']

/** Says a change of state between the bubbles; undefined where a step only says something. */
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
  if (!opinion || !spoken.includes(action)) return note
  const kind = action === '会办' ? 'group' : 'received'
  return [...note, { id, kind, time, text: opinion, office: handlerOrg ?? '', links, questions }]
}

/** Returns an appeal as a conversation, the oldest first: what was asked, what its owner added, what the offices said and did. */
export function messagesOf(one: Appeal): TalkMessage[] {
  const [, ...steps] = one.timeline
  const asked = { id: one.draftKey ?? one.id, time: one.createTime, text: one.content }
  return [{ ...asked, kind: 'sent' }, ...steps.flatMap((step, at) => messagesAt(step, at, one))]
}

/** The offices that have spoken in a conversation, in the order in which they came. */
export const officesIn = (messages: readonly TalkMessage[]): string[] => [
  ...new Set(messages.flatMap((one) => ('office' in one ? one.office : []))),
]

/** Returns what a call says in a conversation: a conversation's first words have its key as their id. */
export const wordsIn = (item: OutboxItem) => changesIn('appeal', item)[0]?.said

interface Said {
  messageId: string
  time: string
  words: string
}
/** Says what the city's answer to a message repeats of it. */
export const saidIn = ({ answer }: Pick<Receipt, 'answer'>): Said | undefined =>
  (Object(answer) as { said?: Said }).said

/** A conversation as this device knows it: by its own key, by the city's id, or by both. */
export interface TalkAt {
  key?: string
  id?: string
}

/** Says what of a conversation waits in the outbox, oldest first. */
export const waitingIn = ({ key, id }: TalkAt, outbox: readonly OutboxItem[]): OutboxItem[] =>
  outbox.filter((item) => isOf({ key, id }, item) && wordsIn(item) !== undefined)

const isOf = ({ key, id }: TalkAt, { record }: { record: string }) =>
  (key !== undefined && record === recordOf(key)) || (id !== undefined && record === recordOf(id))

/**
 * Returns a conversation with what this device knows besides: what has arrived and the city's answer does not hold yet, and
 * what waits. Each message stands there once, whichever of the three knows it.
 */
export function withOwn(
  messages: readonly TalkMessage[],
  at: TalkAt,
  { outbox, receipts }: Heard,
): TalkMessage[] {
  const known = new Set(messages.map(({ id }) => id))
  const arrived = receipts
    .filter((receipt) => isOf(at, receipt))
    .flatMap((receipt) => saidIn(receipt) ?? [])
    .filter(({ messageId }) => !known.has(messageId))
    .map(({ messageId, time, words }): TalkMessage => ({ id: messageId, kind: 'sent', time, text: words }))
    .toReversed()
  for (const { id } of arrived) known.add(id)
  const waiting = waitingIn(at, outbox).flatMap((item): TalkMessage[] => {
    const said = wordsIn(item)
    if (!said || known.has(said.messageId)) return []
    const time = new Date(cityMoment(Date.parse(item.createdAt))).toISOString()
    return [{ id: said.messageId, kind: 'sent', time, text: said.words, item }]
  })
  return [...messages, ...arrived, ...waiting]
}
