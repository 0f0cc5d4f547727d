import { qa } from '#api/qa.ts'
import { relevance } from '#lib/relevance.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import type { World } from '#mocks/city.ts'
import type { QuestionRow } from './tables.ts'
import { answerLinks } from './links.ts'

const byViews = (a: QuestionRow, b: QuestionRow) => b.viewCount - a.viewCount

/** What a question is found by. */
const textsOf = (question: QuestionRow) => [question.content, ...question.keywords]

/** The questions that fit what was typed, best first, the more read of two equals first; none where nothing fits. */
function candidates(world: World, asked: string): QuestionRow[] {
  return world.db.question
    .all()
    .map((question) => ({ question, fit: relevance(asked, textsOf(question)) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || byViews(a.question, b.question))
    .map(({ question }) => question)
}

/** A question as the assistant answers it: the answer takes the place of the content. */
const answered = (question: QuestionRow) => ({
  ...question,
  question: question.content,
  content: question.answerHtml,
  links: answerLinks[question.category],
})

const SUGGESTED = 10
/** How much of what was typed a question must have before its answer is given unasked. */
const SURE = 0.5

export const handlers = mock(qa, {
  page({ query, world }) {
    const { keyword = '', category } = query
    const found = world.db.question
      .all()
      .filter(
        (one) =>
          (!category || one.category === category) &&
          [one.content, ...one.keywords].some((text) => text.includes(keyword)),
      )
    return pageOf(found.sort(byViews), query)
  },
  detail({ query, world }) {
    const row = world.db.question.get(query.id, '问题')
    return world.db.question.change(row.id, { viewCount: row.viewCount + 1 })
  },
  ikQuestion: ({ query, world }) => candidates(world, query.question).slice(0, SUGGESTED),
  answer({ query, world }) {
    const [best] = candidates(world, query.question)
    return best && relevance(query.question, textsOf(best)) >= SURE ? [answered(best)] : []
  },
  randomKeywords({ query, world }) {
    return shuffled(world, query.size ?? SUGGESTED)
  },
  links: ({ query, world }) => pageOf(world.db.partnerLink.all(), query),
  hotLink: ({ query, world }) => pageOf(world.db.questionLink.all(), query),
  commonQuestion: ({ query, world }) => pageOf(world.db.question.all().sort(byViews), query),
  keyword: ({ query, world }) => shuffled(world, query.maxNum ?? 3),
  ask: ({ query, world }) => pageOf(candidates(world, query.str), query),
  questionAnswer({ query, world }) {
    const found = world.db.question.findMany({ where: { serialNumber: { equals: query.serialNumber } } })
    return pageOf(found.map(answered), {})
  },
})

/** Some of the keywords, others each time. */
function shuffled(world: World, count: number) {
  return world.random.some(world.db.questionKeyword.all(), count)
}
