import type { AppealBrief } from '#api/appeal.ts'
import type { Heard } from '#blocks/outbox/overlay.ts'
import { mayTalk } from '#rules/appeal-talk.ts'
import { saidIn, type TalkAt, wordsIn } from './messages.ts'

/** A conversation as the list of them shows it. */
export interface Entry {
  at: TalkAt
  title: string
  /** ISO. */
  time: string
  /** Missing where the city has not heard of it yet. */
  state?: AppealBrief['state']
}

const TITLE = /^人工咨询：/u

/** Returns one's conversations, the newest first: those that the city has not listed yet, then its own. */
export function entriesOf(rows: readonly AppealBrief[], { outbox, receipts }: Heard): Entry[] {
  const listed = new Set(rows.map(({ draftKey }) => draftKey))
  const waiting = outbox.flatMap((item): Entry[] => {
    const said = wordsIn(item)
    const key = said?.isFirst ? said.messageId : undefined
    if (key === undefined || listed.has(key)) return []
    return [{ at: { key }, title: item.title.replace(TITLE, ''), time: item.createdAt }]
  })
  const arrived = receipts.flatMap((receipt): Entry[] => {
    const key = TITLE.test(receipt.title) ? saidIn(receipt)?.messageId : undefined
    if (key === undefined || listed.has(key)) return []
    const { id } = receipt.answer as { id: string }
    return [{ at: { key, id }, title: receipt.title.replace(TITLE, ''), time: receipt.time }]
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
 * Returns the conversation that is opened: the one of an appeal, else the newest one with news, else the newest that has not
 * ended. A new one (no key, no id) where there is none.
 */
export function openedFirst(
  entries: readonly Entry[],
  id: string,
  unread: Readonly<Record<string, number>>,
): TalkAt {
  if (id) return entries.find(({ at }) => at.id === id)?.at ?? { id }
  const withNews = entries.find(({ at }) => at.id !== undefined && unread[at.id])
  return (withNews ?? entries.find(({ state }) => state === undefined || mayTalk(state)))?.at ?? {}
}
