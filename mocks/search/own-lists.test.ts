import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { docking } from '#api/docking.ts'
import { enterprise } from '#api/enterprise.ts'
import { market } from '#api/market.ts'
import { match } from '#api/match.ts'
import { serve } from '#api/serve.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from '#mocks/handlers.ts'

const city = startArea(handlers)
beforeAll(() => {
  city.world.db.declaration.change('decl-paid', { itemName: '2026年高新技术企业认定奖励' })
})

type Asked = { query: { keyword: string; size: number } }

/** Asks a list of one's own: the ids that it finds, in its order. */
const asked =
  (whose: [userId: string, enId: string], list: (asked: Asked) => Promise<{ records: { id: string }[] }>) =>
  async (keyword: string) => {
    city.as(...whose)
    return (await list({ query: { keyword, size: 50 } })).records.map(({ id }) => id)
  }
const hailan: [string, string] = ['u-enterprise', 'en-hailan']
const qiming: [string, string] = ['u-provider', 'en-qiming']
const lists = {
  我的申报: asked(hailan, (input) => call(declare.mine, input)),
  工业产品: asked(hailan, (input) => call(market.mine, input)),
  我的需求: asked(hailan, (input) => call(docking.demandMine, input)),
  我的供给: asked(hailan, (input) => call(docking.supplyMine, input)),
  我的产品: asked(qiming, (input) => call(serve.myProducts, input)),
  我的机构: asked(qiming, (input) => call(serve.myProviders, input)),
  政策计算报告: asked(hailan, (input) => call(match.history, input)),
}

describe('lists of one’s own are searched as everything is', () => {
  test.each([
    ['another word for it', '我的申报', '高企', 'decl-paid'],
    ['its initials', '我的申报', 'gxjs', 'decl-paid'],
    ['one wrong character', '我的申报', '高新技木企业', 'decl-paid'],
    ['the right sound', '我的申报', '专精特薪', 'zjtx-draft'],
    ['older characters', '我的申报', '軸承', 'decl-passed'],
    ['another word for it', '工业产品', '生产管理系统', 'listing-4'],
    ['its initials', '工业产品', 'yzhj', 'listing-1'],
    ['another word for it', '我的需求', '外贸', 'demand-2'],
    ['another word for it', '我的供给', '立式加工中心', 'supply-7'],
    ['its sound', '我的供给', 'jiansuqi', 'supply-2'],
    ['another word for it', '我的产品', '研发投入', 'product-qiming-5'],
    ['what it does', '我的机构', '代办', 'provider-qiming'],
    ['its sound', '政策计算报告', 'hailan', 'report-1'],
  ] as const)('by %s: %s, %s', async (_how, list, keyword, id) => {
    expect(await lists[list](keyword)).toContain(id)
    // It leaves out what has nothing to do with it.
    expect(await lists[list]('查无此词')).toEqual([])
  })
})

describe('a number is found by a part of it, and nothing else is', () => {
  test.each([
    ['我的申报', 'SB20261115000002', ['decl-review']],
    ['我的申报', '15000002', ['decl-review']],
    ['我的申报', 'sb202611150000', ['decl-review', 'benefit-confirm']],
    ['我的申报', '２０２６１１１５０００００２', ['decl-review']],
    ['工业产品', 'm7126', ['listing-2']],
    ['工业产品', '820', ['listing-3']],
    ['政策计算报告', '20000001', ['report-1']],
  ] as const)('%s, %s', async (list, keyword, ids) => {
    expect((await lists[list](keyword)).toSorted()).toEqual(ids.toSorted())
  })
})

test('the library of enterprises is found by name, sound, line of business and a part of the code', async () => {
  city.as(...hailan)
  const found = async (keyword: string) =>
    (await call(enterprise.library, { query: { keyword, size: 5 } })).records.map(({ enId }) => enId)
  expect(await found('海澜精密制造有限公司')).toMatchObject({ 0: 'en-hailan' })
  expect(await found('hailanjingmi')).toMatchObject({ 0: 'en-hailan' })
  expect(await found('91371800MA3C1T8N69')).toEqual(['en-hailan'])
  expect(await found('ma3c1t8n')).toEqual(['en-hailan'])
  expect(await found('数控机床主轴')).toMatchObject({ 0: 'en-hailan' })
  const suggested = await call(enterprise.suggest, { query: { keyword: 'C1T8N69' } })
  expect(suggested.map(({ enId }) => enId)).toEqual(['en-hailan'])
})
