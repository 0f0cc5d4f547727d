import { cityMoment } from '#lib/clock.ts'
import { timeText } from '#lib/dates.ts'
import { keptQuestions } from '#offline/questions.ts'
import type { CardsFound } from './cards.ts'
import type { Asked, Reply } from './conversation.ts'
import { notUnderstood, relatedTo, repliesTo } from './replies.ts'
import { citySource, deviceSource } from './source.ts'

/** Finds the records and pages that fit the words of a question. */
type FindCards = (text: string) => Promise<CardsFound>

/** Receives each reply as it comes. */
type Say = (reply: Reply) => void

/**
 * Passes on all that the city has for a question: the answer or similar questions, cards of records and pages,
 * related questions. Reports that the question was not understood only if there is no answer, no similar question and
 * no card.
 * @throws ApiError if the city does not answer; nothing was passed on then
 */
export async function answerByCity(
  asked: Asked,
  findCards: FindCards,
  say: Say,
  onSent: () => void,
): Promise<void> {
  const replies = await repliesTo(citySource, asked)
  onSent()
  replies.forEach(say)
  const [{ cards }, related] = await Promise.all([findCards(asked.text), relatedBelow(replies, citySource)])
  if (cards.length) say({ kind: 'received', html: leadIn(replies), cards })
  else if (!replies.length) say(notUnderstood)
  related.forEach(say)
}

/**
 * Passes on the answer of the device while the city does not answer, always with its source and its time. Takes the
 * same steps as {@link answerByCity}, so that 小易 answers alike offline. Price: six small searches for the cards of
 * each question.
 * @param why 已离线, or another reason why the city does not answer
 */
export async function answerByDevice(
  asked: Asked,
  findCards: FindCards,
  say: Say,
  why: string,
): Promise<void> {
  const source = deviceSource()
  // Finds nothing if the vocabulary, which is loaded with the first question, is missing.
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
