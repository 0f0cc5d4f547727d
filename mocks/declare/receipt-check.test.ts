import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { linksOf, textsOf } from '#mocks/files/pdf.test-kit.ts'
import { openCity } from './declare.test-kit.ts'
import { receiptPaper } from './papers.ts'

const city = openCity()

/** Downloads the receipt of a declaration as its owner; returns its text, and the number and code of its address. */
async function paperOf(id: string) {
  city.as('u-enterprise', 'en-chengyue')
  const pdf = await (await call(declare.receipt, { query: { id } })).blob.text()
  const address = new URL(linksOf(pdf)[0]!)
  const { id: number = '', check = '' } = Object.fromEntries(address.searchParams)
  return { text: textsOf(pdf).join('\n'), address, number, check }
}

/** Verifies a number and a code as a visitor. */
function verify(id: string, check: string) {
  city.as(undefined)
  return call(declare.notice, { query: { id, check } })
}

test('a receipt names the time of submission to the minute, its issuer, and an address for verification', async () => {
  const row = city.world.db.declaration.get('decl-paid', '申报')
  const { text, address, number } = await paperOf(row.id)
  expect(text).toContain(`申报编号：${row.declareNo!}`)
  expect(text).toMatch(/提交时间：\d{4}年\d{1,2}月\d{1,2}日 \d\d:\d\d（北京时间）/)
  expect(text).toMatch(/出具时间：\d{4}年\d{1,2}月\d{1,2}日 \d\d:\d\d（北京时间）/)
  expect(text).toContain('企业名称：澄岳精密制造有限公司')
  expect(text).toContain(`申报项目：${row.itemName}`)
  expect(text).toContain('出具平台：企业服务总入口')
  expect(text).toContain('平台网址：http://city.test')
  expect(text.replaceAll('\n', '')).toContain(address.href)
  expect([address.origin, address.pathname, number]).toEqual([
    'http://city.test',
    '/declare/public/detail',
    row.declareNo,
  ])
})

test('a receipt built without an origin names no address', async () => {
  const row = city.world.db.declaration.get('decl-paid', '申报')
  const pdf = await receiptPaper(city.world, row, undefined).blob.text()
  expect(textsOf(pdf)).toContain('出具平台：企业服务总入口')
  expect(textsOf(pdf).join('')).not.toMatch(/http|核验/)
  expect(linksOf(pdf)).toEqual([])
})

test('anybody who holds a receipt gets its number, project, time and state, and nothing else', async () => {
  const { number, check } = await paperOf('decl-paid')
  const { itemName, submitTime, status } = city.world.db.declaration.get('decl-paid', '申报')
  expect(await verify(number, check)).toEqual({ declareNo: number, itemName, submitTime, status })
})

test('an unknown number, a wrong code and another receipt’s code are refused with the same message', async () => {
  const { number, check } = await paperOf('decl-paid')
  const other = await paperOf('decl-review')
  const asked: [string, string][] = [
    ['SB20260101999999', check],
    [number, `${check.slice(1)}2`],
    [number, other.check],
    ['zjtx-draft', check],
  ]
  const words = await Promise.all(
    asked.map(([id, code]) => verify(id, code).catch((error: unknown) => String(error))),
  )
  expect(new Set(words)).toEqual(new Set([expect.stringContaining('回执不存在')]))
})

test('each receipt has its own code, which stays the same', async () => {
  const first = await paperOf('decl-paid')
  expect((await paperOf('decl-paid')).check).toBe(first.check)
  expect((await paperOf('decl-review')).check).not.toBe(first.check)
})
