import { beforeAll, describe, expect, test } from 'vitest'
import { appeal } from '#api/appeal.ts'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { docking } from '#api/docking.ts'
import { enterprise } from '#api/enterprise.ts'
import { favourite } from '#api/favourite.ts'
import { market } from '#api/market.ts'
import { match } from '#api/match.ts'
import { message } from '#api/message.ts'
import { serve } from '#api/serve.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from '#mocks/handlers.ts'

const city = startArea(handlers)
beforeAll(() => {
  city.world.db.declaration.change('decl-paid', { itemName: '2026年高新技术企业认定奖励' })
  const [firstMessage] = city.world.db.message.getAll().filter(({ userId }) => userId === 'u-enterprise')
  city.world.db.message.create({
    ...firstMessage!,
    id: 'message-asked',
    title: '高新技术企业认定将于下周截止',
  })
  const favouriteRow = { userId: 'u-enterprise', policyId: 'policy-rd', createTime: city.world.iso() }
  city.world.db.policyFavourite.create({ id: 'kept-asked', ...favouriteRow })
})

type SearchInput = { query: { keyword: string; size: number } }

/** Returns a search in one of a user's own lists, which returns the ids it finds, in order. */
const searchIn =
  (
    caller: [userId: string, enId: string],
    list: (input: SearchInput) => Promise<{ records: { id: string }[] }>,
  ) =>
  async (keyword: string) => {
    city.as(...caller)
    return (await list({ query: { keyword, size: 50 } })).records.map(({ id }) => id)
  }
const chengyue: [string, string] = ['u-enterprise', 'en-chengyue']
const qiming: [string, string] = ['u-provider', 'en-qiming']
const lists = {
  我的申报: searchIn(chengyue, (input) => call(declare.mine, input)),
  工业产品: searchIn(chengyue, (input) => call(market.mine, input)),
  我的需求: searchIn(chengyue, (input) => call(docking.demandMine, input)),
  我的供给: searchIn(chengyue, (input) => call(docking.supplyMine, input)),
  我的产品: searchIn(qiming, (input) => call(serve.myProducts, input)),
  我的机构: searchIn(qiming, (input) => call(serve.myProviders, input)),
  政策计算报告: searchIn(chengyue, (input) => call(match.history, input)),
  我的诉求: searchIn(chengyue, (input) => call(appeal.page, input)),
  消息: searchIn(chengyue, (input) => call(message.page, input)),
  收藏的政策: searchIn(chengyue, (input) => call(favourite.list, input)),
  // Other enterprises' appeals, which are searched before asking.
  公开诉求: searchIn(chengyue, async (input) => {
    const { records } = await call(appeal.pageByTel, input)
    return { records: records.flatMap((one) => ('id' in one ? [one] : [])) }
  }),
}

describe('own lists find a record', () => {
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
    ['its sound', '政策计算报告', 'chengyue', 'report-1'],
    ['another word for it', '我的诉求', '小巨人', 'appeal-rate'],
    ['its initials', '我的诉求', 'dljs', 'appeal-returned'],
    ['another word for it', '公开诉求', '研发投入', 'appeal-done'],
    ['older characters', '公开诉求', '研發費用', 'appeal-done'],
    ['another word for it', '消息', '高企', 'message-asked'],
    ['one wrong character', '消息', '高新技木企业', 'message-asked'],
    ['another word for it', '收藏的政策', '研发补贴', 'policy-rd'],
    ['its sound', '收藏的政策', 'yanfafeiyong', 'policy-rd'],
  ] as const)('by %s: %s, %s', async (_how, list, keyword, id) => {
    expect(await lists[list](keyword)).toContain(id)
    // An unrelated keyword finds nothing.
    expect(await lists[list]('查无此词')).toEqual([])
  })
})

describe('a number is found by a part of it, and no other record is', () => {
  const numberOf = (id: string) => city.world.db.declaration.get(id, '申报').declareNo ?? ''
  test.each([
    ['the whole number', (number: string) => number],
    ['its last digits', (number: string) => number.slice(8)],
    [
      'its digits in full width',
      (number: string) => number.slice(2).replace(/\d/g, (digit) => '０１２３４５６７８９'[+digit]!),
    ],
  ])('我的申报, %s', async (_, part) => {
    expect(await lists.我的申报(part(numberOf('decl-review')))).toEqual(['decl-review'])
  })
  test('我的申报, all of one day by its date in small letters', async () => {
    const day = numberOf('decl-review').slice(0, 10)
    const own = city.world.db.declaration.getAll().filter((one) => one.enId === 'en-chengyue')
    const ofDay = own.filter(({ declareNo }) => declareNo?.startsWith(day)).map(({ id }) => id)
    expect((await lists.我的申报(day.toLowerCase())).toSorted()).toEqual(ofDay.toSorted())
  })
  test('我的诉求 and 公开诉求, by the digits of the number', async () => {
    const { appealNo } = city.world.db.appeal.get('appeal-done', '诉求')
    expect(await lists.我的诉求(appealNo.slice(4))).toEqual(['appeal-done'])
    expect(await lists.公开诉求(appealNo.toLowerCase())).toEqual(['appeal-done'])
  })
  test('政策计算报告, by the end of the number', async () => {
    const { no } = city.world.db.matchReport.get('report-1', '报告')
    expect(await lists.政策计算报告(no!.slice(-8))).toEqual(['report-1'])
  })
  test.each([
    ['工业产品', 'cyd740', ['listing-2']],
    ['工业产品', 'cyg15', ['listing-7']],
  ] as const)('%s, %s', async (list, keyword, ids) => {
    expect((await lists[list](keyword)).toSorted()).toEqual(ids.toSorted())
  })
})

test('the library of enterprises is found by name, sound, line of business and a part of the code', async () => {
  city.as(...chengyue)
  const found = async (keyword: string) =>
    (await call(enterprise.library, { query: { keyword, size: 5 } })).records.map(({ enId }) => enId)
  expect(await found('澄岳精密制造有限公司')).toMatchObject({ 0: 'en-chengyue' })
  expect(await found('chengyuejingmi')).toMatchObject({ 0: 'en-chengyue' })
  expect(await found('91371800MA3C1T8N69')).toEqual(['en-chengyue'])
  expect(await found('ma3c1t8n')).toEqual(['en-chengyue'])
  expect(await found('数控机床主轴')).toMatchObject({ 0: 'en-chengyue' })
  const suggested = await call(enterprise.suggest, { query: { keyword: 'C1T8N69' } })
  expect(suggested.map(({ enId }) => enId)).toEqual(['en-chengyue'])
})
