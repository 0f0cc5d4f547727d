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
import { type TalkAt, waitingIn, wordsIn } from './messages.ts'

/** Longest title of an appeal (records, "Appeal 诉求"). */
const TITLE = 50
/** The first sentence of what is asked, as the title of its record; never cut inside a character. */
export function titleOf(words: string): string {
  const [sentence = ''] = cleanText(words).split(/(?<=[。！？!?；;])|\n/u)
  const title = sentence.replace(/[。；;]$/u, '')
  return characterCount(title) > TITLE ? `${cutText(title, TITLE - 1)}…` : title
}

const Words = AppealWords.entries.words
const First = AppealForm.entries.content

/** Says what is wrong with words that are to be sent, by the contract; undefined where nothing is. */
export function wordsProblem(words: string, isFirst: boolean): string | undefined {
  const count = characterCount(cleanText(words))
  if (isFirst && count < FIRST_WORDS) return `请写明要咨询的事情，至少 ${String(FIRST_WORDS)} 个字`
  if (count > MOST_WORDS)
    return `每次最多 ${String(MOST_WORDS)} 个字，现有 ${String(count)} 个字，请分几次发送`
  return v.safeParse(isFirst ? First : Words, words).issues?.[0].message
}

/** Says who asks, as the record names them. */
export interface Asker {
  contactName: string
  contactPhone: string
  /** True where somebody asks for oneself, without an enterprise. */
  asPerson: boolean
}

/** Puts the first words of a conversation into the outbox: an appeal of kind 咨询 under the conversation's key. @throws StorageProblem */
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
 * Puts more words of a conversation into the outbox. As long as something of it waits under its key they go there, too,
 * behind it: they find the record by that key.
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
 * Takes words back out of the outbox, with those behind them where these have nowhere to go without: behind the first of a
 * conversation, and in one that has ended.
 * @returns the words, the oldest first
 * @throws OutboxRefusal where the city may have them; what was taken back until then is in `taken`
 */
export async function takeBackWords(
  item: OutboxItem,
  at: TalkAt,
  outbox: readonly OutboxItem[],
  isOver = false,
) {
  const isFirst = wordsIn(item)?.isFirst
  const behind = isFirst || isOver ? waitingIn(at, outbox).filter(({ seq }) => seq > item.seq) : []
  const taken: string[] = []
  for (const one of [item, ...behind].toReversed()) {
    try {
      await takeBack(one.id)
    } catch (error) {
      if (error instanceof OutboxRefusal) return { taken, refusal: error }
      throw error
    }
    taken.unshift(wordsIn(one)?.words ?? '')
  }
  return { taken, refusal: undefined }
}
