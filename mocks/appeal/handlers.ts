import { type Appeal, appeal } from '#api/appeal.ts'
import type { User } from '#mocks/auth/data.ts'
import { fileErrors, refuseAny } from '#mocks/common/sent-files.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/world.ts'
import type { AppealRow } from './data.ts'
import { masked, publicView } from './privacy.ts'
import { DESK, dueOf, numberOf, stepped } from './rules.ts'

interface Filter {
  state?: Appeal['state'] | undefined
  type?: Appeal['type'] | undefined
  keyword?: string | undefined
}

const newestFirst = (a: { createTime: string }, b: { createTime: string }) =>
  b.createTime.localeCompare(a.createTime)
const mostRead = (a: { viewCount: number }, b: { viewCount: number }) => b.viewCount - a.viewCount

/** Which of the appeals fit the filter; the keyword is looked for in title and number. */
const fits =
  ({ state, type, keyword = '' }: Filter) =>
  (one: Pick<Appeal, 'state' | 'type' | 'title' | 'appealNo'>): boolean =>
    (!state || one.state === state) &&
    (!type || one.type === type) &&
    (one.title.includes(keyword) || one.appealNo.includes(keyword.toUpperCase()))

const mine = (world: World, user: User): AppealRow[] =>
  world.db.appeal
    .all()
    .filter((one) => one.userId === user.id)
    .sort(newestFirst)

/** The caller's own appeal at the version that was sent. */
function own(world: World, user: User, id: string, version: number | undefined): AppealRow {
  const row = world.db.appeal.get(id, '诉求')
  if (row.userId !== user.id) return refuse.forbidden()
  return row.version === version ? row : refuse.conflict(row)
}

export const handlers = mock(appeal, {
  save(context) {
    const { body, user, world } = context
    if (body.withdraw) {
      const row = own(world, user, body.id, body.version)
      return world.db.appeal.change(row.id, stepped(world, row, '已撤回'))
    }
    const { withdraw: _, id, version, ...form } = body
    const dueDate = dueOf(form.type, world.iso())
    if (id) {
      const row = own(world, user, id, version)
      refuseAny(fileErrors(world, user.id, 'attachments', body.attachments, row.attachments))
      const again = stepped(world, row, '待受理', { handlerOrg: DESK, opinion: '已补充内容，重新提交。' })
      return world.db.appeal.change(id, { ...form, ...again, dueDate })
    }
    refuseAny(fileErrors(world, user.id, 'attachments', body.attachments))
    // A person without an enterprise asks too; whoever names one must hold it.
    const enId = context.enIdHeader && context.enId
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
  page: ({ query, user, world }) => pageOf(mine(world, user).filter(fits(query)), query),
  pageByTel({ query, world }) {
    const shown = world.db.appeal
      .all()
      .filter((one) => one.isPublic || (query.tel !== undefined && one.contactPhone === query.tel))
      .map(publicView)
      // after the view is taken, or the keyword would find what a private title hides
      .filter(fits(query))
      .sort(newestFirst)
    return pageOf(shown, query)
  },
  numberInfo({ user, world }) {
    const all = mine(world, user)
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
  detailAll({ params, user, world }) {
    const row = world.db.appeal.get(params.id, '诉求')
    if (row.userId === user.id) return { ...row, mine: true }
    return row.isPublic ? { ...masked(row), mine: false } : refuse.forbidden()
  },
  evaluate({ body: { id, ...evaluate }, user, world }) {
    const row = world.db.appeal.get(id, '诉求')
    if (row.userId !== user.id) return refuse.forbidden()
    if (row.evaluate) return refuse.rule('已评价过该诉求')
    if (row.state !== '待评价') return refuse.rule(`诉求${row.state}，不能评价`)
    const done = stepped(world, row, '已办结', { opinion: evaluate.comment || undefined })
    return world.db.appeal.change(id, { ...done, evaluate: { ...evaluate, time: world.iso() } })
  },
  hotProblems({ query, world }) {
    const hot = world.db.problem.all().filter((one) => one.hot)
    return pageOf(hot.sort(mostRead), query)
  },
  problemTags({ world }) {
    const tags = new Map<string, { tagId: string; tagName: string; count: number }>()
    for (const { tagId, tagName } of world.db.problem.all()) {
      tags.set(tagId, { tagId, tagName, count: (tags.get(tagId)?.count ?? 0) + 1 })
    }
    return [...tags.values()]
  },
  problemsByTag({ query, world }) {
    const { tagId, keyword = '' } = query
    const found = world.db.problem
      .all()
      .filter((one) => (!tagId || one.tagId === tagId) && one.question.includes(keyword))
    return pageOf(found.sort(mostRead), query)
  },
  problem({ params, world }) {
    const row = world.db.problem.get(params.id, '问题')
    return world.db.problem.change(row.id, { viewCount: row.viewCount + 1 })
  },
})
