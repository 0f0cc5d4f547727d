import * as v from 'valibot'
import { foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import { type Appeal, appeal } from '#api/appeal.ts'
import { ProblemBrief } from '#api/problem.ts'
import { appealGroups, isSatisfied } from '#rules/appeal-states.ts'
import { newsCountOf } from '#rules/appeal-talk.ts'
import { searchProblems } from '#rules/problem-found.ts'
import { hotProblems, problemTags } from '#rules/problem-search.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { is } from '#mocks/query.ts'
import { publicFiguresOf } from './figures.ts'
import { evaluate, mineOf, ownOf, say, submit, supplement, urge, withdraw } from './owner.ts'
import { isShown, progressOf, publicBriefOf, publicOf } from './privacy.ts'

interface Filter {
  state?: Appeal['state']
  type?: Appeal['type']
  category?: Appeal['category']
  group?: keyof typeof appealGroups
  channel?: Appeal['channel']
  keyword?: string
}

type Filterable = Pick<Appeal, 'state' | 'category' | 'appealNo'> &
  Partial<Pick<Appeal, 'type' | 'title' | 'channel'>>

/** Returns the appeals that fit the filter, in their order; the keyword is searched in title, category and number. */
function filterAppeals<One extends Filterable>(all: readonly One[], filter: Filter): One[] {
  const { state, type, category, group, channel, keyword = '' } = filter
  const found = all.filter(
    (one) =>
      (!state || one.state === state) &&
      (!group || appealGroups[group].some((word) => word === one.state)) &&
      (!type || one.type === type) &&
      (!channel || one.channel === channel) &&
      (!category || one.category === category),
  )
  return searchRows(found, keyword, (one) => foundBy(one.title ?? '', [one.appealNo, one.category]), true)
}

export const handlers = mock(appeal, {
  save(context) {
    const { body } = context
    if (body.action === 'supplement') return supplement(context, body)
    if (body.action === 'say') return say(context, body)
    if (body.action === 'urge') return urge(context, body)
    return body.action === 'withdraw' ? withdraw(context, body) : submit(context, body)
  },
  page(context) {
    const { records, ...rest } = pageOf(filterAppeals(mineOf(context), context.query), context.query)
    return {
      ...rest,
      records: records.map((one) => (one.channel ? { ...one, heard: newsCountOf(one.timeline) } : one)),
    }
  },
  pageByTel({ query, world }) {
    const { tel, id } = query
    const orderBy = { createTime: 'desc' } as const
    if (tel === undefined) {
      const where = { isPublic: { equals: true }, id: is(id) }
      const view = id ? publicOf : publicBriefOf
      const shown = world.db.appeal
        .findMany({ where, orderBy })
        .filter(isShown)
        .map((row) => view(world, row))
      const found = pageOf(filterAppeals(shown, query), query)
      return query.figures ? { ...found, figures: publicFiguresOf(world, query.figures) } : found
    }
    // Reduces rows to the public view first, because a keyword or a type would otherwise find hidden fields.
    const found = world.db.appeal
      .findMany({ where: { contactPhone: { equals: tel } }, orderBy })
      .map(progressOf)
    return pageOf(filterAppeals(found, { ...query, type: undefined }), query)
  },
  numberInfo(context) {
    const all = mineOf(context)
    const count = (group: keyof typeof appealGroups) => filterAppeals(all, { group }).length
    const rated = all.filter((one) => one.evaluate)
    const satisfied = rated.filter((one) => isSatisfied(one.evaluate)).length
    return {
      total: all.length,
      pending: count('pending'),
      processing: count('processing'),
      finished: count('finished'),
      rated: rated.length,
      ...(rated.length ? { satisfaction: Math.round((satisfied / rated.length) * 100) } : {}),
    }
  },
  detailAll: (context) => ownOf(context, context.params.id),
  evaluate: (context) => evaluate(context, context.body),
  hotProblems({ query, world }) {
    const { records, ...rest } = pageOf(hotProblems(world.db.problem.getAll()), query)
    return { ...rest, records: records.map((one) => v.parse(ProblemBrief, one)) }
  },
  problemTags: ({ world }) => problemTags(world.db.problem.getAll()),
  problemsByTag({ query, world }) {
    const { records, ...rest } = pageOf(searchProblems(world.db.problem.getAll(), query), query)
    return {
      ...rest,
      records: query.part === 'whole' ? records : records.map((one) => v.parse(ProblemBrief, one)),
    }
  },
  problem({ params, world }) {
    const row = world.db.problem.get(params.id, '问题')
    return world.db.problem.change(row.id, { viewCount: row.viewCount + 1 })
  },
})
