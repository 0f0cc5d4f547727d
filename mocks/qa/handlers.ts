import { qa } from '#api/qa.ts'
import { foundBy, ranked, searched } from '#lib/search/rank.ts'
import { understand } from '#lib/search/understand.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import type { World } from '#mocks/city.ts'
import type { QuestionRow } from './tables.ts'
import { answerLinks } from './links.ts'

const byViews = (a: QuestionRow, b: QuestionRow) => b.viewCount - a.viewCount

/** What a question is found by. */
const foundOf = ({ content, category, keywords, answerHtml }: QuestionRow) =>
  foundBy(content, [category, ...keywords], answerHtml)

/** The questions that fit what was typed, best first, the more read of two equals first; none where nothing fits. */
function candidates(world: World, asked: string) {
  return ranked(world.db.question.all().sort(byViews), asked, foundOf)
}

const rowsOf = (found: ReturnType<typeof candidates>) => found.map(({ row }) => row)

/** A question as the assistant answers it: the answer takes the place of the content. */
const answered = (question: QuestionRow) => ({
  ...question,
  question: question.content,
  content: question.answerHtml,
  links: answerLinks[question.category],
})

const SUGGESTED = 10
/** How well a question must fit what was typed before its answer is given unasked. */
const SURE = 0.75
/** By how much it must fit better than the next. */
const AHEAD = 0.02
/** What a term weighs that says what is asked about: 申报 and 材料 alone name no question. */
const SAYS = 0.5

export const handlers = mock(qa, {
  page({ query, world }) {
    const { keyword = '', category } = query
    const found = world.db.question
      .all()
      .filter((one) => !category || one.category === category)
      .sort(byViews)
    return pageOf(searched(found, keyword, foundOf), query)
  },
  detail({ query, world }) {
    const row = world.db.question.get(query.id, '问题')
    return world.db.question.change(row.id, { viewCount: row.viewCount + 1 })
  },
  ikQuestion: ({ query, world }) => rowsOf(candidates(world, query.question)).slice(0, SUGGESTED),
  answer({ query, world }) {
    const [best, next] = candidates(world, query.question)
    const tells = understand(query.question).terms.some(({ weight }) => weight > SAYS)
    const isAhead = !next || (best?.fit.score ?? 0) - next.fit.score >= AHEAD
    return best && tells && isAhead && best.fit.score >= SURE ? [answered(best.row)] : []
  },
  randomKeywords({ query, world }) {
    return shuffled(world, query.size ?? SUGGESTED)
  },
  links: ({ query, world }) => pageOf(world.db.partnerLink.all(), query),
  hotLink: ({ query, world }) => pageOf(world.db.questionLink.all(), query),
  commonQuestion: ({ query, world }) => pageOf(world.db.question.all().sort(byViews), query),
  keyword: ({ query, world }) => shuffled(world, query.maxNum ?? 3),
  ask: ({ query, world }) => pageOf(rowsOf(candidates(world, query.str)), query),
  questionAnswer({ query, world }) {
    const found = world.db.question.findMany({ where: { serialNumber: { equals: query.serialNumber } } })
    return pageOf(found.map(answered), {})
  },
})

/** Some of the keywords, others each time. */
function shuffled(world: World, count: number) {
  return world.random.some(world.db.questionKeyword.all(), count)
}
