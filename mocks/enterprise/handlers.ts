import { enterprise } from '#api/enterprise.ts'
import { foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import { pageOf } from '#mocks/lists.ts'
import { handedInOf } from '#mocks/declare/handed-in.ts'
import { mock } from '#mocks/mock.ts'
import { is } from '#mocks/query.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { applyChanges, attributesOf, changeProblems } from './attributes.ts'
import type { EnterpriseRow } from './tables.ts'
import { gradeOf } from './grade.ts'
import { licencesOf } from './licences.ts'

const SUGGESTIONS = 10

/** Returns the search texts of an enterprise: its name, its credit code, its line of business. */
const foundOf = (one: EnterpriseRow) => foundBy(one.enName, [one.creditCode, one.mainBusiness])

/** Returns the enterprise's whole record: its attributes, its licences, and what it has handed in. */
const wholeRecord = (world: World, row: EnterpriseRow) => ({
  ...row,
  attributes: attributesOf(row),
  licences: licencesOf(world, row),
  handedIn: handedInOf(world, row.enId),
})

/** Changes the caller's enterprise. @throws Refusal 403 for another id, 409 for a stale version */
function updateOwn(
  world: World,
  enId: string,
  sent: { id?: string; version?: number },
  patchOf: (row: EnterpriseRow) => Partial<EnterpriseRow>,
) {
  const row = world.db.enterprise.get(enId, '企业')
  if (sent.id !== undefined && sent.id !== enId) return refuse.forbidden()
  if (sent.version !== undefined && sent.version !== row.version)
    return refuse.conflict(wholeRecord(world, row))
  return world.db.enterprise.change(enId, {
    ...patchOf(row),
    version: row.version + 1,
    updateTime: world.iso(),
  })
}

export const handlers = mock(enterprise, {
  library({ query, world }) {
    const { keyword = '', district, industry, scale, tag } = query
    const where = { district: is(district), industry: is(industry), scale: is(scale) }
    const found = world.db.enterprise.findMany({ where }).filter((one) => !tag || one.tags.includes(tag))
    return pageOf(searchRows(found, keyword, foundOf), query)
  },
  suggest({ query, world }) {
    if (query.keyword.length < 2) return []
    const named = (one: EnterpriseRow) => foundBy(one.enName, [one.creditCode])
    return searchRows(world.db.enterprise.getAll(), query.keyword, named).slice(0, SUGGESTIONS)
  },
  find({ query, world }) {
    const { enName, creditCode, enId } = query
    if (!enName && !creditCode && !enId) return refuse.rule('请输入企业名称或信用代码')
    const where = { enId: is(enId), enName: is(enName), creditCode: is(creditCode?.toUpperCase()) }
    return world.db.enterprise.findFirst({ where }) ?? refuse.missing('企业')
  },
  current: ({ enId, world }) => wholeRecord(world, world.db.enterprise.get(enId, '企业')),
  basic: ({ enId, world }) => world.db.enterprise.get(enId, '企业'),
  saveBasic({ body, enId, world }) {
    const { id, version, ...columns } = body
    return updateOwn(world, enId, { id, version }, () => columns)
  },
  save({ body, enId, world }) {
    return updateOwn(world, enId, body, (row) => {
      const problems = changeProblems(row, body.attributes)
      if (problems.length) return refuse.fields(problems)
      return applyChanges(row, body.attributes, new Date(world.now()).getFullYear() - 1)
    })
  },
  grade: ({ enId, world }) => gradeOf(world.db.enterprise.get(enId, '企业'), world.iso()),
})
