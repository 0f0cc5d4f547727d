import * as v from 'valibot'
import { type Appeal, appeal } from '#api/appeal.ts'
import { ProblemBrief } from '#api/problem.ts'
import { hotProblems, problemTags, searchProblems } from '#rules/problem-search.ts'
import { fileErrors, refuseAny } from '#mocks/common/sent-files.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { AppealRow } from './tables.ts'
import { is } from '#mocks/table.ts'
import { progressOf, publicBriefOf, publicOf } from './privacy.ts'
import { DESK, dueOf, move, numberOf } from './rules.ts'

interface Filter {
  state?: Appeal['state'] | undefined
  type?: Appeal['type'] | undefined
  category?: Appeal['category'] | undefined
  keyword?: string | undefined
}

const newestFirst = (a: { createTime: string }, b: { createTime: string }) =>
  b.createTime.localeCompare(a.createTime)

/** Which of the appeals fit the filter; the keyword is looked for in title and number. */
const fits =
  ({ state, type, category, keyword = '' }: Filter) =>
  (one: Pick<Appeal, 'state' | 'category' | 'appealNo'> & Partial<Pick<Appeal, 'type' | 'title'>>): boolean =>
    (!state || one.state === state) &&
    (!type || one.type === type) &&
    (!category || one.category === category) &&
    (one.title?.includes(keyword) || one.appealNo.includes(keyword.toUpperCase()))

/** The appeals of the caller's enterprise, or of a person without one. */
const mine = ({ world, ownOf }: Caller): AppealRow[] => ownOf(world.db.appeal.all()).sort(newestFirst)

/** One of {@link mine} at the version that was sent. */
function own(by: Caller, id: string, version: number | undefined): AppealRow {
  const row = by.own(by.world.db.appeal.get(id, '诉求'))
  return row.version === version ? row : refuse.conflict(row)
}

export const handlers = mock(appeal, {
  save(context) {
    const { body, user, world } = context
    if (body.withdraw) {
      const row = own(context, body.id, body.version)
      return move(world, row, '已撤回', { by: 'owner' })
    }
    const { withdraw: _, id, version, ...form } = body
    const dueDate = dueOf(form.type, world.iso())
    if (id) {
      const row = own(context, id, version)
      refuseAny(fileErrors(world, user.id, 'attachments', body.attachments, row.attachments))
      const opinion = '已补充内容，重新提交。'
      return move(world, row, '待受理', {
        by: 'owner',
        handlerOrg: DESK,
        opinion,
        also: { ...form, dueDate },
      })
    }
    refuseAny(fileErrors(world, user.id, 'attachments', body.attachments))
    const enId = context.enIdIfAny
    const time = world.iso()
    const enName = user.ens.find((one) => one.enId === enId)?.enName
    return world.db.appeal.add({
      ...form,
      id: crypto.randomUUID(),
      createTime: time,
      updateTime: time,
      userId: user.id,
      enId,
      ...(enName ? { enName } : {}),
      version: 1,
      appealNo: numberOf(world, time),
      state: '待受理',
      handlerOrg: DESK,
      dueDate,
      replies: [],
      timeline: [{ time, state: '待受理', action: '提交' }],
    })
  },
  page: (context) => pageOf(mine(context).filter(fits(context.query)), context.query),
  pageByTel({ query, world }) {
    const { tel, id } = query
    const orderBy = { createTime: 'desc' } as const
    if (tel === undefined) {
      const where = { isPublic: { equals: true }, id: is(id || undefined) }
      const shown = world.db.appeal.findMany({ where, orderBy }).map(id ? publicOf : publicBriefOf)
      return pageOf(shown.filter(fits(query)), query)
    }
    // The view is taken first, or a keyword or a kind would find what it hides.
    const found = world.db.appeal
      .findMany({ where: { contactPhone: { equals: tel } }, orderBy })
      .map(progressOf)
    return pageOf(found.filter(fits({ ...query, type: undefined })), query)
  },
  numberInfo(context) {
    const all = mine(context)
    const count = (...states: Appeal['state'][]) => all.filter((one) => states.includes(one.state)).length
    const scores = all.flatMap(({ evaluate }) => (evaluate ? [evaluate.score] : []))
    const pleased = scores.filter((score) => score >= 4).length
    return {
      total: all.length,
      pending: count('待受理', '已退回补充'),
      processing: count('已受理', '已转交', '办理中', '待评价'),
      finished: count('已办结', '不予受理', '已撤回'),
      ...(scores.length ? { satisfaction: Math.round((pleased / scores.length) * 100) } : {}),
    }
  },
  detailAll: ({ params, world, own }) => own(world.db.appeal.get(params.id, '诉求')),
  evaluate({ body: { id, ...evaluate }, world, own }) {
    const row = own(world.db.appeal.get(id, '诉求'))
    if (row.evaluate) return refuse.rule('已评价过该诉求')
    if (row.state !== '待评价') return refuse.rule(`诉求${row.state}，不能评价`)
    const also = { evaluate: { ...evaluate, time: world.iso() } }
    return move(world, row, '已办结', { by: 'owner', opinion: evaluate.comment || undefined, also })
  },
  hotProblems({ query, world }) {
    const { records, ...rest } = pageOf(hotProblems(world.db.problem.all()), query)
    return { ...rest, records: records.map((one) => v.parse(ProblemBrief, one)) }
  },
  problemTags: ({ world }) => problemTags(world.db.problem.all()),
  problemsByTag({ query, world }) {
    const { records, ...rest } = pageOf(searchProblems(world.db.problem.all(), query), query)
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
