import * as v from 'valibot'
import { foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import { policy, PolicyBrief, type PolicyListed, PolicyRules } from '#api/policy.ts'
import { type policyParts } from '#api/policy-filter.ts'
import { type MatchLevel, matchLevels } from '#rules/match-words.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { idOfCode } from '#mocks/applet/handlers.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { is } from '#mocks/query.ts'
import { budgetOf } from './budget.ts'
import { conditionsOf, criteriaFor } from './conditions.ts'
import { contentHtmlOf } from './content.ts'
import { countsOf } from './counts.ts'
import type { PolicyRow } from './tables.ts'
import { answersOf, fitOf } from './fit.ts'
import { wholeInterpretation } from './interpretations.ts'
import { packagesOf } from './packages.ts'
import { materialsOf, stepsOf } from './papers.ts'
import { briefFor, declarableToday, searchPolicies } from './policy-search.ts'
import { stackingOf } from './stacking.ts'
import { policiesOf, subjectHtml } from './subjects.ts'
import { subscribe, saveSearch, subscriptionsOf, tagsFor, unsubscribe } from './subscriptions.ts'

/** Returns a policy's conditions, limits, materials and steps, which are composed on request. */
const rulesOf = (one: PolicyRow) => ({
  conditions: conditionsOf(one),
  stacking: stackingOf(one),
  materials: materialsOf(one),
  steps: stepsOf(one),
})

/** Returns a policy for a list, with the requested part of it. */
function listedPolicy(brief: PolicyBrief, one: PolicyRow, part: (typeof policyParts)[number]): PolicyListed {
  if (part === 'brief') return v.parse(PolicyBrief, brief)
  if (part === 'rules') return v.parse(PolicyRules, { ...brief, ...rulesOf(one) })
  return { ...brief, ...rulesOf(one), contentHtml: contentHtmlOf(one) }
}

const levelRank = (level: MatchLevel) => matchLevels.indexOf(level)

export const handlers = mock(policy, {
  subjectList({ query, world }) {
    const { keyword = '' } = query
    const found = searchRows(world.db.subject.getAll(), keyword, (one) => foundBy(one.name, [], one.summary))
    return pageOf(found, query)
  },
  subject({ params, world, visitor }) {
    const subject = world.db.subject.get(params.id, '专题')
    const policies = policiesOf(world, subject.id).map((one) => briefFor(world, visitor?.id, one))
    return { ...subject, policyCount: policies.length, contentHtml: subjectHtml(subject), policies }
  },
  tags: ({ query, world, user }) =>
    tagsFor(world, user.id, (one) => !query.group || one.group === query.group),
  subscribed: ({ world, user }) => subscriptionsOf(world, user.id),
  subscribe({ body: { id, name, search }, world, user }) {
    return name !== undefined && search !== undefined
      ? saveSearch(world, user.id, { id, name, search })
      : subscribe(world, user.id, [id])
  },
  subscribeAll: ({ body, world, user }) => subscribe(world, user.id, body.ids),
  unsubscribe: ({ query, world, user }) => unsubscribe(world, user.id, query.id),
  list({ query, world, visitor, headers }) {
    // Lets a cache on the way answer all devices that keep the library; the browser itself asks again.
    if (!visitor && query.part === 'whole') headers.set('cache-control', 'public, max-age=0, s-maxage=300')
    const facts = answersOf(world, visitor, query.enId)
    const { records, ...rest } = pageOf(searchPolicies(world, query, facts), query)
    return {
      ...rest,
      // The library on devices fetches all parts in many pages, and needs the count only beside changes.
      ...(query.part === 'brief' || query.updatedFrom ? { counts: countsOf(world, facts) } : {}),
      records: records.map((one) => ({
        ...listedPolicy(briefFor(world, visitor?.id, one), one, query.part),
        ...(facts ? { matchLevel: fitOf(one, facts).level, ...criteriaFor(visitor, one) } : {}),
      })),
    }
  },
  newest({ query, world, visitor }) {
    const { records, ...rest } = pageOf(searchPolicies(world, { validity: ['有效'] }), query)
    return { ...rest, records: records.map((one) => briefFor(world, visitor?.id, one)) }
  },
  recommended({ query, world, visitor }) {
    const open = searchPolicies(world, { validity: ['有效'], sort: '最匹配' }).filter((one) =>
      isOpen(windowOf(one, world.now()).state),
    )
    const facts = answersOf(world, visitor, query.enId)
    const levels = new Map(facts ? open.map((one) => [one.id, levelRank(fitOf(one, facts).level)]) : [])
    open.sort((a, b) => (levels.get(a.id) ?? 0) - (levels.get(b.id) ?? 0))
    const { records, ...rest } = pageOf(open, query)
    return { ...rest, records: records.map((one) => briefFor(world, visitor?.id, one)) }
  },
  guide({ query, world }) {
    const one = world.db.policy.get(query.id, '政策')
    return { ...one, ...rulesOf(one), ...windowOf(one, world.now()) }
  },
  packages({ query, world, visitor }) {
    return packagesOf(world, answersOf(world, visitor, query.enId)).map((one) => ({
      ...one,
      policies: one.policies.map((policy) => briefFor(world, visitor?.id, policy)),
    }))
  },
  interpretations({ query, world }) {
    const { id, policyId, form, keyword = '' } = query
    if (id) {
      const one = world.db.interpretation.get(id, '政策解读')
      const read = world.db.interpretation.change(id, { viewCount: one.viewCount + 1 })
      return pageOf([wholeInterpretation(read, world.db.policy.get(one.policyId, '政策'))], query)
    }
    const all = world.db.interpretation.findMany({
      where: { policyId: is(policyId), form: is(form) },
      orderBy: { publishDate: 'desc' },
    })
    const found = searchRows(all, keyword, (one) => foundBy(one.title, [one.policyTitle]))
    return pageOf(found, query)
  },
  todayDeclare({ query, world, visitor }) {
    const facts = answersOf(world, visitor, query.enId)
    const { records, ...rest } = pageOf(declarableToday(world, query, facts), query)
    return {
      ...rest,
      records: records.map((one) => ({
        ...one,
        ...windowOf(one, world.now()),
        ...criteriaFor(visitor, world.db.policy.find(one.policyId)),
      })),
    }
  },
  detail({ query, world, visitor }) {
    const policyId = query.id ?? idOfCode(world, query.code ?? '', world.db.policy.getAll())
    const { id, viewCount } = world.db.policy.get(policyId ?? '', '政策')
    const one = world.db.policy.change(id, { viewCount: viewCount + 1 })
    const facts = answersOf(world, visitor, query.enId)
    const budget = budgetOf(one, world.now())
    return {
      ...one,
      ...briefFor(world, visitor?.id, one),
      ...rulesOf(one),
      contentHtml: contentHtmlOf(one),
      items: world.db.item
        .findMany({ where: { policyId: { equals: one.id } } })
        .map((item) => ({ ...item, ...windowOf(item, world.now()) })),
      interpretations: one.decodeIds.map((id) => world.db.interpretation.get(id, '政策解读')),
      ...(budget ? { budget } : {}),
      ...(facts ? { matchLevel: fitOf(one, facts).level } : {}),
    }
  },
  policyAndActivity({ query, world, visitor }) {
    const size = query.size ?? 6
    const policies = searchPolicies(world, { validity: ['有效'] }).slice(0, size)
    const activities = world.db.activity.findMany({
      where: { cancelled: { equals: false }, startTime: { gt: world.iso() } },
      orderBy: { startTime: 'asc' },
      take: size,
    })
    return { policies: policies.map((one) => briefFor(world, visitor?.id, one)), activities }
  },
})
