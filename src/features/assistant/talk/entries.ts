import type { AppealBrief } from '#api/appeal.ts'
import type { OutboxState } from '#blocks/outbox/overlay.ts'
import { mayTalk } from '#rules/appeal-talk.ts'
import { answeredMessage, type TalkAt, queuedMessage } from './messages.ts'

/** Conversation in the list. */
export interface Entry {
  at: TalkAt
  title: string
  /** Time, ISO. */
  time: string
  /** State at the city; missing until the city has the conversation. */
  state?: AppealBrief['state']
}

const TITLE_PREFIX = /^人工咨询：/u

/**
 * Returns the user's conversations, the newest first: those that the city has not listed yet, then those of the city.
 */
export function entriesOf(rows: readonly AppealBrief[], { outbox, receipts }: OutboxState): Entry[] {
  const listed = new Set(rows.map(({ draftKey }) => draftKey))
  const waiting = outbox.flatMap((item): Entry[] => {
    const message = queuedMessage(item)
    const key = message?.isFirst ? message.messageId : undefined
    if (key === undefined || listed.has(key)) return []
    return [{ at: { key }, title: item.title.replace(TITLE_PREFIX, ''), time: item.createdAt }]
  })
  const arrived = receipts.flatMap((receipt): Entry[] => {
    const key = TITLE_PREFIX.test(receipt.title) ? answeredMessage(receipt)?.messageId : undefined
    if (key === undefined || listed.has(key)) return []
    const { id } = receipt.answer as { id: string }
    return [{ at: { key, id }, title: receipt.title.replace(TITLE_PREFIX, ''), time: receipt.time }]
  })
  const atCity = rows.map(({ id, draftKey, title, createTime, state }): Entry => ({
    at: { id, key: draftKey },
    title,
    time: createTime,
    state,
  }))
  return [...waiting.toReversed(), ...arrived, ...atCity]
}

/**
 * Returns the conversation to open: that of an appeal, else the newest with unread messages, else the newest that has
 * not ended. Returns a new one (no key, no id) if there is none.
 */
export function openedFirst(
  entries: readonly Entry[],
  id: string,
  unread: Readonly<Record<string, number>>,
): TalkAt {
  if (id) return entries.find(({ at }) => at.id === id)?.at ?? { id }
  const withUnread = entries.find(({ at }) => at.id !== undefined && unread[at.id])
  return (withUnread ?? entries.find(({ state }) => state === undefined || mayTalk(state)))?.at ?? {}
}
