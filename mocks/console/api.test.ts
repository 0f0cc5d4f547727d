import { beforeEach, describe, expect, test } from 'vitest'
import { ask, startCity } from '#mocks/city.test-kit.ts'
import { resetWorld, worldOf } from '#mocks/world.ts'

startCity()
beforeEach(() => void resetWorld('default', 'empty', 1))

/** Asks the console, as a tester's script does. */
async function tell(verb: string, body: unknown) {
  const reply = await ask(`POST /__mock/${verb}`, { body })
  return { status: reply.status, said: (await reply.json()) as { error?: string } }
}

describe('the clock', () => {
  const DAY = 86_400_000
  test.each([1e17, -1e17, 1e13, 'morgen', null])('%j is refused, and nothing is stored', async (offsetMs) => {
    expect((await tell('clock', { offsetMs })).status).toBe(400)
    expect(worldOf('default').clockOffset).toBe(0)
    expect((await ask('GET /policy/api/ua/news/page')).status).toBe(200)
  })

  test.each([3_650 * DAY, -3_650 * DAY, 0.5])('%d milliseconds are a time of the city', async (offsetMs) => {
    resetWorld('default', 'default', 1)
    expect((await tell('clock', { offsetMs })).status).toBe(200)
    expect((await ask('GET /policy/api/ua/news/page')).status).toBe(200)
    expect((await ask('GET /policy/api/ua/policy/list')).status).toBe(200)
  })
})

describe('what somebody else might have done', () => {
  beforeEach(() => void resetWorld('default', 'default', 1))
  const change = (patch: object, id = 'decl-submitted', table = 'declaration') =>
    tell('change', { table, id, patch })

  test('changes columns of a row; null empties one that may be missing', async () => {
    expect((await change({ itemName: '改名', reason: '有误' })).said).toMatchObject({ itemName: '改名' })
    expect((await change({ reason: null })).said).not.toHaveProperty('reason')
    expect((await change({ form: { projectName: '甲' } })).status).toBe(400)
  })

  test.each([
    [{ itemNaem: '改名' }, /^表“declaration”没有“itemNaem”这一列，可以是：id、createTime、/],
    [{ applyAmount: '许多' }, /^“applyAmount”应为数字$/],
    [{ status: '已盖章' }, /^“status”可以是：草稿、已提交、/],
    [{ itemName: null }, /^“itemName”应为文字$/],
    [{ id: 'other' }, /^“id”是记录的编号/],
  ])('%j is refused by name, and the row stays', async (patch, words) => {
    const row = worldOf('default').db.declaration.get('decl-submitted', '申报')
    expect(await change(patch)).toEqual({
      status: 400,
      said: { error: expect.stringMatching(words) as string },
    })
    expect(worldOf('default').db.declaration.get('decl-submitted', '申报')).toBe(row)
  })

  test('a row and a table that there are not are named', async () => {
    expect((await change({}, 'nope')).said.error).toBe('表“declaration”中没有编号为“nope”的记录')
    expect((await change({}, 'x', 'constructor')).said.error).toMatch(/^没有名为“constructor”的表，可以是：/)
  })
})

test.each([
  [{ latency: 5 }, /^没有“latency”这一项，可以是：latencyMs、/],
  [[{ status: 503 }, { captive: 7 }], /^“1.captive”不能大于 1$/],
  [{ status: 99 }, /^“0.status”不能小于 200$/],
  ['slow', /^应为由名称和值组成的对象$/],
])('the faults %j are refused by name', async (faults, words) => {
  expect(await tell('faults', faults)).toEqual({
    status: 400,
    said: { error: expect.stringMatching(words) as string },
  })
  expect(worldOf('default').faults).toEqual([])
})
