import type { AssistantQuestion } from '#api/qa.ts'
import { contacts } from '#rules/contacts.ts'
import { answerReply, type Asked, type Reply } from './conversation.ts'
import { frequentSource, isFrequent, type Source } from './source.ts'

/** Number of questions offered to a vague question, to a long one, and below an answer. */
const OFFERED = 8
const CHOICES = 3
const OTHERS = 3

/** Ways on where there is no answer: search, common questions, an appeal. */
const waysOn = [
  { name: '政策搜索', href: '/policy/search' },
  { name: '常见问题', href: '/appeal/FAQ-list' },
  { name: '我要诉求', href: '/appeal/demand' },
]

/** Text of the error catalogue (specification, section 8); the phone number is shown below it. */
export const notUnderstood: Reply = {
  kind: 'received',
  html: `抱歉，小易没能理解您的问题。请换个说法重试，也可搜索政策、查看常见问题或提交诉求；政策和办事可拨打 ${contacts.hotline}，或拨打技术热线转人工：`,
  links: waysOn,
  hotline: true,
}

/**
 * Returns the replies to a question: the answer to a chosen question; the answer if the question is clear; otherwise
 * similar questions to choose from, or none.
 * @throws ApiError if `source` is the city and does not answer
 */
export async function repliesTo(source: Source, { text, serialNumber }: Asked): Promise<Reply[]> {
  const frequent = frequentSource()
  if (serialNumber) {
    const answer = await (isFrequent(serialNumber) ? frequent : source).findAnswer(serialNumber)
    if (answer) return [answerReply(answer)]
  }
  // Searches the frequent questions on this device; none are found if the vocabulary cannot be loaded.
  const [sure, frequentAnswer] = await Promise.all([
    source.findSure(text),
    frequent.findSure(text).catch(() => undefined),
  ])
  const answer =
    sure && frequentAnswer
      ? (await import('#rules/question-found.ts')).closer(text, sure, frequentAnswer)
      : (sure ?? frequentAnswer)
  if (answer) return [answerReply(answer)]
  const [similar, frequentSimilar] = await Promise.all([
    source.findSimilar(text),
    frequent.findSimilar(text).catch(() => []),
  ])
  const isClear = await import('#rules/question-found.ts').then(
    ({ saysMuch }) => saysMuch(text),
    () => false,
  )
  const most = isClear ? CHOICES : OFFERED
  const others = frequentSimilar.slice(0, isClear ? 1 : OTHERS)
  const questions = uniqueQuestions([...similar.slice(0, most - others.length), ...others])
  return questions.length ? [{ kind: 'group', text: '您想问的是不是：', questions }] : []
}

/**
 * Returns at most three questions near an answered one; none if no source knows any. It never fails, because they are
 * only an extra.
 */
export async function relatedTo(source: Source, question: string): Promise<Reply[]> {
  const related = await Promise.all(
    [source, frequentSource()].map((one) => one.findRelated(question).catch(() => [])),
  )
  const questions = uniqueQuestions(related.flat())
    .filter((one) => one.content !== question)
    .slice(0, OTHERS)
  return questions.length ? [{ kind: 'group', text: '您可能还想问：', questions }] : []
}

/** Removes duplicates, and the fields that a bubble does not need. */
function uniqueQuestions(questions: readonly AssistantQuestion[]): AssistantQuestion[] {
  const once = new Map(questions.map((one) => [one.content, one]))
  return [...once.values()].map(({ id, content, serialNumber }) => ({ id, content, serialNumber }))
}
