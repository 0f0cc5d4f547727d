import { call } from '#api/call/call.ts'
import type { Data, Endpoint, Input } from '#api/call/endpoint.ts'
import type { ChatLink } from '#api/chat.ts'
import { type AssistantAnswer, type AssistantQuestion, qa } from '#api/qa.ts'
import { keptProblems } from '#offline/problems.ts'
import { keptQuestions } from '#offline/questions.ts'
import type { SearchedQuestion } from '#rules/question-found.ts'
import { FREQUENT } from './conversation.ts'

/** Source of answers: the city, or this device by the same rule from the questions it keeps. */
export interface Source {
  /** Finds questions like the asked one, the best first. */
  findSimilar: (asked: string) => Promise<readonly AssistantQuestion[]>
  /** Finds the answer if there is no doubt about the question. */
  findSure: (asked: string) => Promise<AssistantAnswer | undefined>
  /** Finds the answer to a question by its number. */
  findAnswer: (serialNumber: string) => Promise<AssistantAnswer | undefined>
  /** Finds questions near an answered one. */
  findRelated: (answered: string) => Promise<readonly AssistantQuestion[]>
}

/** Timeout in milliseconds; nobody watches a chat bubble for the 300 s of other calls. */
const TIMEOUT = 20_000
/** Number of questions offered if no answer is sure. */
const CANDIDATES = 8

const ask = <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Data<E>> =>
  call(endpoint, input, { quiet: true, limit: TIMEOUT })

/**
 * Source that asks the city.
 * @throws ApiError
 */
export const citySource: Source = {
  findSimilar: async (str) => (await ask(qa.ask, { query: { str, current: 1, size: CANDIDATES } })).records,
  findSure: async (question) => (await ask(qa.answer, { query: { question } }))[0],
  findAnswer: async (serialNumber) => (await ask(qa.questionAnswer, { query: { serialNumber } })).records[0],
  findRelated: async (question) => await ask(qa.ikQuestion, { query: { question } }),
}

/** Question with its answer, as this device has it. */
type Known = SearchedQuestion & AssistantQuestion & { links: readonly ChatLink[]; updateTime: string }

/**
 * Returns a source that answers from these questions on this device. The vocabulary is loaded with the first
 * question.
 */
function sourceOf(questions: readonly Known[]): Source {
  const rule = () => import('#rules/question-found.ts')
  return {
    async findSimilar(asked) {
      const { questionsLike } = await rule()
      return questionsLike(questions, asked)
        .slice(0, CANDIDATES)
        .map(({ row }) => row)
    },
    async findSure(asked) {
      const { questionsLike, surelyAsked } = await rule()
      const sure = surelyAsked(questionsLike(questions, asked), asked)
      return sure && answerOf(sure.row)
    },
    findAnswer(serialNumber) {
      const found = questions.find((one) => one.serialNumber === serialNumber)
      return Promise.resolve(found && answerOf(found))
    },
    findRelated: async (answered) => (await rule()).questionsNear(questions, answered),
  }
}

/** Returns a source of the assistant's questions that this device keeps; it answers as the city would. */
export const deviceSource = (): Source => sourceOf(keptQuestions().questions)

/** Returns a source of the frequent questions (常见问题), which the city's assistant does not know. */
export const frequentSource = (): Source =>
  sourceOf(
    keptProblems().map(({ id, question, tagName, viewCount, answerHtml, updateTime }) => ({
      ...{ id, viewCount, answerHtml, updateTime },
      content: question,
      serialNumber: FREQUENT + id,
      category: tagName,
      keywords: [],
      links: [],
    })),
  )

/** True for the number of a frequent question. */
export const isFrequent = (serialNumber: string): boolean => serialNumber.startsWith(FREQUENT)

const answerOf = ({ answerHtml, links, content, ...rest }: Known): AssistantAnswer => ({
  ...rest,
  question: content,
  content: answerHtml,
  links: [...links],
})

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Returns true for a question that this device keeps word by word, with its answer. */
export const isKnownQuestion = (asked: string): boolean =>
  keptQuestions().questions.some(({ content }) => bare(content) === bare(asked)) ||
  keptProblems().some(({ question }) => bare(question) === bare(asked))
