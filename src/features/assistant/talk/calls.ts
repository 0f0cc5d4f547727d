import * as v from 'valibot'
import { appeal, appealCategories, AppealForm } from '#api/appeal.ts'
import { AppealWords, MOST_WORDS } from '#api/appeal-step.ts'
import { recordOf } from '#blocks/appeal-links.ts'
import { cleanText } from '#lib/clean.ts'
import { characterCount } from '#lib/count.ts'
import { cutText } from '#lib/cut.ts'
import { OutboxRefusal, send, takeBack } from '#offline/outbox/outbox.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { categoryOf, FIRST_WORDS } from '#rules/appeal-talk.ts'
import { type TalkAt, waitingIn, queuedMessage } from './messages.ts'

/** Maximum length of an appeal's title (records, "Appeal 诉求"). */
const MAX_TITLE_LENGTH = 50
/** Returns the first sentence of a question as the title of its record; never cut inside a character. */
export function titleOf(words: string): string {
  const [sentence = ''] = cleanText(words).split(/(?<=[。！？!?；;])|\n/u)
  const title = sentence.replace(/[。；;]$/u, '')
  return characterCount(title) > MAX_TITLE_LENGTH ? `${cutText(title, MAX_TITLE_LENGTH - 1)}…` : title
}

const Words = AppealWords.entries.words
const First = AppealForm.entries.content

/** Returns the error of a message by the contract; undefined if it can be sent. */
export function wordsProblem(words: string, isFirst: boolean): string | undefined {
  const count = characterCount(cleanText(words))
  if (isFirst && count < FIRST_WORDS) return `请写明要咨询的事情，至少 ${String(FIRST_WORDS)} 个字`
  if (count > MOST_WORDS)
    return `每次最多 ${String(MOST_WORDS)} 个字，现有 ${String(count)} 个字，请分几次发送`
  return v.safeParse(isFirst ? First : Words, words).issues?.[0].message
}

/** Person who asks, as the record names them. */
export interface Asker {
  contactName: string
  contactPhone: string
  /** True for a person who asks without an enterprise. */
  asPerson: boolean
}

/**
 * Queues the first message of a conversation in the outbox: an appeal of kind 咨询 under the conversation's key. An
 * appeal, so that outbox, receipt and city show each message once. Price: a real city must keep the key and the
 * messages' ids, and the first message has ten characters at least, as any appeal.
 * @throws StorageProblem
 */
export const sendFirst = (key: string, words: string, { asPerson, ...asker }: Asker) => {
  const title = titleOf(words)
  return send(
    appeal.save,
    {
      body: {
        title,
        type: '咨询',
        category: categoryOf(words, appealCategories) ?? '其他',
        content: words,
        attachments: [],
        isPublic: false,
        ...asker,
        ...(asPerson ? { asPerson } : {}),
        channel: 'chat',
        draftKey: key,
      },
    },
    { title: `人工咨询：${title}`, record: recordOf(key), labels: { content: '咨询内容' } },
  )
}

/**
 * Queues another message of a conversation in the outbox. It goes under the conversation's key while the appeal's id
 * is unknown or an item under the key waits, so that it follows that item; the city finds the record by the key.
 * @throws StorageProblem
 */
export function sendMore({ key, id }: TalkAt, words: string, outbox: readonly OutboxItem[]) {
  const byKey = key !== undefined && (id === undefined || waitingIn({ key }, outbox).length > 0)
  const named = byKey ? { draftKey: key } : { id: id ?? '' }
  return send(
    appeal.save,
    { body: { action: 'say', messageId: crypto.randomUUID(), words, ...named } },
    {
      title: `补充说明：${titleOf(words)}`,
      record: recordOf((byKey ? key : id) ?? ''),
      labels: { words: '补充说明' },
    },
  )
}

/**
 * Takes a message back out of the outbox. The later ones come with it if they cannot be sent without it: behind the
 * first message of a conversation, and in a conversation that has ended.
 * @returns the words taken back, the oldest first, and `refusal` if the city may have one of the messages; the words
 * taken back before that are in `taken`
 */
export async function takeBackWords(
  item: OutboxItem,
  at: TalkAt,
  outbox: readonly OutboxItem[],
  isOver = false,
) {
  const isFirst = queuedMessage(item)?.isFirst
  const behind = isFirst || isOver ? waitingIn(at, outbox).filter(({ seq }) => seq > item.seq) : []
  const taken: string[] = []
  for (const one of [item, ...behind].toReversed()) {
    try {
      await takeBack(one.id)
    } catch (error) {
      if (error instanceof OutboxRefusal) return { taken, refusal: error }
      throw error
    }
    taken.unshift(queuedMessage(one)?.words ?? '')
  }
  return { taken, refusal: undefined }
}
