import { call } from '#api/call/call.ts'
import type { Data, Endpoint, Input } from '#api/call/endpoint.ts'
import type { ChatLink } from '#api/chat.ts'
import { type AssistantAnswer, type AssistantQuestion, qa } from '#api/qa.ts'
import { keptProblems } from '#offline/problems.ts'
import { keptQuestions } from '#offline/questions.ts'
import type { SearchedQuestion } from '#rules/question-found.ts'

/** Who answers: the city, or this device by the same rule from what it keeps. */
export interface Source {
  /** Questions like what was asked, the best first. */
  like: (asked: string) => Promise<readonly AssistantQuestion[]>
  /** The answer, where there is no doubt what was asked. */
  sure: (asked: string) => Promise<AssistantAnswer | undefined>
  /** The answer to a question by its number. */
  answer: (serialNumber: string) => Promise<AssistantAnswer | undefined>
  /** Questions near one that was answered. */
  near: (answered: string) => Promise<readonly AssistantQuestion[]>
}

/** Nobody looks at a chat bubble for the 300 s of other calls. */
const WITHIN = 20_000
/** How many questions are offered where nobody is sure. */
const CANDIDATES = 8

/** Begins the numbers of frequent questions: the city's assistant has none for them, this device answers them. */
const FREQUENT = 'faq:'

const ask = <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Data<E>> =>
  call(endpoint, input, { quiet: true, limit: WITHIN })

/** The city answers. @throws ApiError */
export const citySource: Source = {
  like: async (str) => (await ask(qa.ask, { query: { str, current: 1, size: CANDIDATES } })).records,
  sure: async (question) => (await ask(qa.answer, { query: { question } }))[0],
  answer: async (serialNumber) => (await ask(qa.questionAnswer, { query: { serialNumber } })).records[0],
  near: async (question) => await ask(qa.ikQuestion, { query: { question } }),
}

/** A question with its answer, as this device has it. */
type Known = SearchedQuestion & AssistantQuestion & { links: readonly ChatLink[] }

/** This device answers from these questions. The words of the field come with the first question. */
function sourceOf(questions: readonly Known[]): Source {
  const rule = () => import('#rules/question-found.ts')
  return {
    async like(asked) {
      const { questionsLike } = await rule()
      return questionsLike(questions, asked)
        .slice(0, CANDIDATES)
        .map(({ row }) => row)
    },
    async sure(asked) {
      const { questionsLike, surelyAsked } = await rule()
      const sure = surelyAsked(questionsLike(questions, asked), asked)
      return sure && answerOf(sure.row)
    },
    answer(serialNumber) {
      const found = questions.find((one) => one.serialNumber === serialNumber)
      return Promise.resolve(found && answerOf(found))
    },
    near: async (answered) => (await rule()).questionsNear(questions, answered),
  }
}

/** This device answers the questions of the assistant that it keeps, as the city would. */
export const deviceSource = (): Source => sourceOf(keptQuestions().questions)

/** This device answers the frequent questions (常见问题), which the city's assistant does not know. */
export const frequentSource = (): Source =>
  sourceOf(
    keptProblems().map(({ id, question, tagName, viewCount, answerHtml }) => ({
      ...{ id, viewCount, answerHtml },
      content: question,
      serialNumber: FREQUENT + id,
      category: tagName,
      keywords: [],
      links: [],
    })),
  )

/** Whether a number is one of a frequent question. */
export const isFrequent = (serialNumber: string): boolean => serialNumber.startsWith(FREQUENT)

const answerOf = ({ answerHtml, links, content, ...rest }: Known): AssistantAnswer => ({
  ...rest,
  question: content,
  content: answerHtml,
  links: [...links],
})
