import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { openCity } from './declare.test-kit.ts'
import { advance } from './rules.ts'

const city = openCity()

test('notices are filtered by state and type, and each has its list', async () => {
  const { total, records } = await call(declare.notices, { query: { size: 999 } })
  expect(total).toBeGreaterThanOrEqual(40)
  expect(new Set(records.map((one) => one.title)).size).toBe(total)
  const running = await call(declare.notices, { query: { state: '公示中', size: 999 } })
  expect(running.total).toBeGreaterThan(0)
  expect(running.records.every((one) => one.publicityEnd >= city.world.iso())).toBe(true)
  const one = await call(declare.notice, { query: { id: records[0]!.id } })
  expect(one).toHaveProperty('list.length', records[0]!.listCount)
})

test('notices are filtered by an enterprise whose registered name the list has, not by a similar one', async () => {
  const name = '澄岳精密制造有限公司'
  const { records } = await call(declare.notices, { query: { listed: name, size: 999 } })
  const named = city.world.db.notice
    .getAll()
    .filter(({ list }) => list.some(({ enterpriseName }) => enterpriseName === name))
  expect(named.length).toBeGreaterThan(0)
  expect(records.map(({ id }) => id).toSorted()).toEqual(named.map(({ id }) => id).toSorted())
  expect((await call(declare.notices, { query: { listed: '精密制造有限公司' } })).total).toBe(0)
})

test('a declaration moved to 公示中 appears in a public list, and its course names the office that moved it', async () => {
  const { flowNode, notice } = city.world.db
  const moved = advance(city.world, 'decl-expert', '公示中', { handlerOrg: '市专家评审中心' })
  const published = await call(declare.notice, { query: { id: 'notice-decl-expert' } })
  const own = {
    enterpriseName: moved.enterprise.enName,
    projectName: moved.form?.projectName,
    amount: moved.applyAmount,
  }
  expect(published).toMatchObject({
    itemId: moved.itemId,
    state: '公示中',
    publicityStart: moved.updateTime,
    list: expect.arrayContaining([expect.objectContaining(own)]) as unknown,
  })
  const course = flowNode.findMany({ where: { declarationId: { equals: 'decl-expert' } } })
  expect(course.slice(-2)).toMatchObject([
    { nodeName: '专家评审', handlerOrg: '市专家评审中心' },
    { nodeName: '结果公示', handlerOrg: moved.department },
  ])
  expect(notice.getAll().filter(({ itemId }) => itemId === moved.itemId)).toHaveLength(1)
})

test('a district’s notice lists enterprises of that district only', () => {
  const { notice, item, policy } = city.world.db
  const strangers = notice.getAll().filter(({ itemId, policyId, list }) => {
    const { region } = policy.get(policyId, '政策')
    return item.get(itemId, '项目').level === '区县级' && list.some(({ district }) => district !== region)
  })
  expect(strangers).toEqual([])
})
