import type { AssistantQuestion } from '#api/qa.ts'
import { answerReply, type Asked, type Reply } from './conversation.ts'
import { frequentSource, isFrequent, type Source } from './source.ts'

/** How many questions are offered to a word that says little, to one that says much, and how many below an answer. */
const OFFERED = 8
const CHOICES = 3
const OTHERS = 3

/** The words of the error catalogue (specification, section 8): the number stands below them. */
export const notUnderstood: Reply = {
  kind: 'received',
  html: '抱歉，小易没能理解您的问题。请换个说法重试，或拨打技术热线转人工：',
  hotline: true,
}

/**
 * What is said to what was asked: the answer to a chosen question; the answer where there is no doubt what was asked;
 * else the questions that are like it, to choose from. Nothing where none is.
 * @throws ApiError where `source` is the city and does not answer
 */
export async function repliesTo(source: Source, { text, serialNumber }: Asked): Promise<Reply[]> {
  const frequent = frequentSource()
  if (serialNumber) {
    const answer = await (isFrequent(serialNumber) ? frequent : source).answer(serialNumber)
    if (answer) return [answerReply(answer)]
  }
  // The frequent questions are on the device already; without the words of the field there are none.
  const [sure, ours] = await Promise.all([source.sure(text), frequent.sure(text).catch(() => undefined)])
  const answer =
    sure && ours ? (await import('#rules/question-found.ts')).closer(text, sure, ours) : (sure ?? ours)
  if (answer) return [answerReply(answer)]
  const [like, alike] = await Promise.all([source.like(text), frequent.like(text).catch(() => [])])
  const isClear = await import('#rules/question-found.ts').then(
    ({ saysMuch }) => saysMuch(text),
    () => false,
  )
  const most = isClear ? CHOICES : OFFERED
  const others = alike.slice(0, isClear ? 1 : OTHERS)
  const questions = each([...like.slice(0, most - others.length), ...others])
  return questions.length ? [{ kind: 'group', text: '您想问的是不是：', questions }] : []
}

/** Questions near one that was answered, three at most; none where nobody says. Only an extra: it never fails. */
export async function relatedTo(source: Source, question: string): Promise<Reply[]> {
  const near = await Promise.all([source, frequentSource()].map((one) => one.near(question).catch(() => [])))
  const questions = each(near.flat())
    .filter((one) => one.content !== question)
    .slice(0, OTHERS)
  return questions.length ? [{ kind: 'group', text: '您可能还想问：', questions }] : []
}

/** Each question once, and nothing of it that a bubble does not need. */
function each(questions: readonly AssistantQuestion[]): AssistantQuestion[] {
  const once = new Map(questions.map((one) => [one.content, one]))
  return [...once.values()].map(({ id, content, serialNumber }) => ({ id, content, serialNumber }))
}
