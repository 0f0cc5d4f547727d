import type { QueryClient } from '@tanstack/react-query'
import { call } from '#api/call/call.ts'
import type { Data, Endpoint, Input } from '#api/call/endpoint.ts'
import { qa } from '#api/qa.ts'
import { keyOf } from '#api/call/query.ts'
import { answerReply, type Asked, type Reply } from './conversation.ts'

/** Nobody looks at a chat bubble for the 300 s of other calls. */
const WITHIN = 20_000
/** How many questions are offered where the city is not sure. */
const CANDIDATES = 8
/** How many others are offered below an answer. */
const RELATED = 3

/** The words of the error catalogue (specification, section 8): the number stands below them. */
const noMatch: Reply = {
  kind: 'received',
  html: '抱歉，小易没能理解您的问题。请换个说法再试，或拨打技术热线转人工：',
  hotline: true,
}

/** Begins the numbers of frequent questions: the city's assistant has none for them, and is asked by their words. */
export const FREQUENT = 'faq:'

const ask = <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Data<E>> =>
  call(endpoint, input, { quiet: true, limit: WITHIN })

/** The answer to a question by its number, kept on the device as it comes. Undefined where the city has none. */
export async function fetchAnswer(client: QueryClient, serialNumber: string) {
  const input = { query: { serialNumber } }
  const page = await ask(qa.questionAnswer, input)
  client.setQueryData(keyOf(qa.questionAnswer, input), page)
  return page.records[0]
}

/** A question without what does not change its meaning: blanks and signs. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * What the city says to what was asked: the answer to a chosen question; the answer at once where one question alone
 * fits, one fits word for word, or the city is sure; the questions that fit, to choose from; else that it was not understood.
 * @throws ApiError
 */
export async function repliesTo(client: QueryClient, { text, serialNumber }: Asked): Promise<Reply[]> {
  if (serialNumber && !serialNumber.startsWith(FREQUENT)) return await answered(client, serialNumber)
  const { records } = await ask(qa.ask, { query: { str: text, current: 1, size: CANDIDATES } })
  const only = records.length === 1 ? records[0] : records.find((one) => bare(one.content) === bare(text))
  if (only) return await answered(client, only.serialNumber)
  // The other engine of the city may be sure of an answer.
  const [sure] = await ask(qa.answer, { query: { question: text } })
  if (sure) return [answerReply(sure)]
  // The words of the field come with the first question: nothing else of the page needs them.
  const frequent = await import('./ways-on.ts')
    .then(({ frequentAnswer }) => frequentAnswer(text))
    .catch(() => undefined)
  if (frequent) return [frequent]
  return records.length ? [{ kind: 'group', text: '您想问的是不是：', questions: records }] : [noMatch]
}

async function answered(client: QueryClient, serialNumber: string): Promise<Reply[]> {
  const answer = await fetchAnswer(client, serialNumber)
  return answer ? [answerReply(answer)] : [noMatch]
}

/** Questions near one that was answered; none where the city does not say. Only an extra: it never fails. */
export async function relatedTo(question: string): Promise<Reply[]> {
  const near = await ask(qa.ikQuestion, { query: { question } }).catch(() => [])
  const others = near.filter((one) => one.content !== question).slice(0, RELATED)
  return others.length ? [{ kind: 'group', text: '您可能还想问：', questions: others }] : []
}
