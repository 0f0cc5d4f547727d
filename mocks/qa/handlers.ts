import * as v from 'valibot'
import { qa, QuestionBrief } from '#api/qa.ts'
import { searchRows } from '#lib/search/rank.ts'
import { pageIn, pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { is } from '#mocks/query.ts'
import type { World } from '#mocks/city.ts'
import { questionFound, questionsLike, questionsNear, surelyAsked } from '#rules/question-found.ts'
import type { QuestionRow } from './tables.ts'
import { linksOf } from './links.ts'

/** Returns a question in the assistant's format, with the answer as `content`. */
const asAnswer = (question: QuestionRow) => ({
  ...question,
  question: question.content,
  content: question.answerHtml,
  links: linksOf(question),
})

const SUGGESTED = 10

const mostRead = { viewCount: 'desc' } as const

export const handlers = mock(qa, {
  page({ query, world }) {
    const { keyword = '', category } = query
    const found = world.db.question.findMany({ where: { category: is(category) }, orderBy: mostRead })
    const { records, ...rest } = pageOf(searchRows(found, keyword, questionFound), query)
    return {
      ...rest,
      records: records.map((one) =>
        query.part === 'whole' ? { ...one, links: linksOf(one) } : v.parse(QuestionBrief, one),
      ),
    }
  },
  detail({ query, world }) {
    const row = world.db.question.get(query.id, '问题')
    return world.db.question.change(row.id, { viewCount: row.viewCount + 1 })
  },
  ikQuestion: ({ query, world }) => questionsNear(world.db.question.getAll(), query.question),
  answer({ query, world }) {
    const found = surelyAsked(questionsLike(world.db.question.getAll(), query.question), query.question)
    return found ? [asAnswer(found.row)] : []
  },
  randomKeywords({ query, world }) {
    return shuffled(world, query.size ?? SUGGESTED)
  },
  links: ({ query, world }) => pageIn(world.db.partnerLink, {}, query),
  hotLink: ({ query, world }) => pageIn(world.db.questionLink, {}, query),
  commonQuestion: ({ query, world }) => pageIn(world.db.question, { orderBy: mostRead }, query),
  keyword: ({ query, world }) => shuffled(world, query.maxNum ?? 3),
  ask({ query, world }) {
    const found = questionsLike(world.db.question.getAll(), query.str)
    return pageOf(
      found.map(({ row }) => row),
      query,
    )
  },
  questionAnswer({ query, world }) {
    const found = world.db.question.findMany({ where: { serialNumber: { equals: query.serialNumber } } })
    return pageOf(found.map(asAnswer), {})
  },
})

/** Draws random keywords, others at each call. */
function shuffled(world: World, count: number) {
  return world.random.some(world.db.questionKeyword.getAll(), count)
}
