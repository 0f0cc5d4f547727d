import { cityMoment } from '#lib/clock.ts'
import { timeText } from '#lib/dates.ts'
import { keptQuestions } from '#offline/questions.ts'
import type { CardsFound } from './cards.ts'
import type { Asked, Reply } from './conversation.ts'
import { notUnderstood, relatedTo, repliesTo } from './replies.ts'
import { citySource, deviceSource } from './source.ts'

/** Finds what the words lead to. */
type FindCards = (text: string) => Promise<CardsFound>

/** Takes what is said, bit by bit as it comes. */
type Say = (reply: Reply) => void

/**
 * Says all that the city has to a question: the answer or what is like it, records and pages it leads to, other
 * questions. That it was not understood is said only where none of it is there.
 * @throws ApiError where the city does not answer; then nothing was said
 */
export async function answerByCity(
  asked: Asked,
  findCards: FindCards,
  say: Say,
  sent: () => void,
): Promise<void> {
  const replies = await repliesTo(citySource, asked)
  sent()
  replies.forEach(say)
  const [{ cards }, related] = await Promise.all([findCards(asked.text), relatedBelow(replies, citySource)])
  if (cards.length) say({ kind: 'received', html: leadIn(replies), cards })
  else if (!replies.length) say(notUnderstood)
  related.forEach(say)
}

/**
 * Says what the device itself knows while the city does not answer, always with where it comes from and from when.
 * @param why 已离线, or what else keeps the city from answering
 */
export async function answerByDevice(
  asked: Asked,
  findCards: FindCards,
  say: Say,
  why: string,
): Promise<void> {
  const source = deviceSource()
  // Without the words of the field, which come with the first question, nothing is found.
  const replies = await repliesTo(source, asked).catch(() => [])
  if (replies.length) {
    const from = timeText(cityMoment(keptQuestions().at))
    say({ kind: 'system', text: `${why}，以下来自本机保存的常见问题，截至 ${from}` })
  }
  replies.forEach(say)
  const [{ cards, at }, related] = await Promise.all([findCards(asked.text), relatedBelow(replies, source)])
  if (cards.length) {
    const from = at === undefined ? '' : `（本机看过的内容，截至 ${timeText(at)}）`
    say({ kind: 'received', html: `${leadIn(replies)}${from}`, cards })
  } else if (!replies.length) {
    say({
      kind: 'received',
      html: `${why}，本机没有保存相近的问题。您的问题还在上面，稍后点“重发”；如需帮助，请拨打技术热线：`,
      hotline: true,
    })
  }
  related.forEach(say)
}

const leadIn = (replies: readonly Reply[]): string =>
  replies.length ? '相关页面：' : '暂无直接的答案，以下内容与您的问题相近：'

async function relatedBelow(replies: readonly Reply[], source: typeof citySource): Promise<Reply[]> {
  const answered = replies.find((one) => one.kind === 'received')?.question
  return answered ? await relatedTo(source, answered) : []
}
