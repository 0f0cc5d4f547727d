import { beforeEach, describe, expect, test } from 'vitest'
import { ask, startCity } from '#mocks/city.test-kit.ts'
import { resetWorld, worldOf } from '#mocks/world.ts'

startCity()
beforeEach(() => void resetWorld('default', 'empty', 1))

/** Posts to the console, as a tester's script does. */
async function post(verb: string, body: unknown) {
  const reply = await ask(`POST /__mock/${verb}`, { body })
  return { status: reply.status, body: (await reply.json()) as { error?: string } }
}

describe('the clock', () => {
  const DAY = 86_400_000
  test.each([1e17, -1e17, 1e13, 'morgen', null])('%j is refused, and nothing is stored', async (offsetMs) => {
    expect((await post('clock', { offsetMs })).status).toBe(400)
    expect(worldOf('default').clockOffset).toBe(0)
    expect((await ask('GET /policy/api/ua/news/page')).status).toBe(200)
  })

  test.each([3_650 * DAY, -3_650 * DAY, 0.5])(
    'an offset of %d milliseconds is accepted',
    async (offsetMs) => {
      resetWorld('default', 'default', 1)
      expect((await post('clock', { offsetMs })).status).toBe(200)
      expect((await ask('GET /policy/api/ua/news/page')).status).toBe(200)
      expect((await ask('GET /policy/api/ua/policy/list')).status).toBe(200)
    },
  )
})

describe('the city that moves by itself', () => {
  const WEEK = 7 * 86_400_000
  beforeEach(() => void resetWorld('default', 'default', 1))

  test('a clock moved forward answers what was done, and one moved back what it cannot undo', async () => {
    const forth = (await post('clock', { offsetMs: WEEK })).body
    const done = { table: 'appeal', id: 'appeal-handling', to: '待评价' }
    expect(forth).toMatchObject({
      changed: expect.arrayContaining([expect.objectContaining(done)]) as unknown,
    })
    expect(forth).not.toHaveProperty('note')
    const back = (await post('clock', { offsetMs: 0 })).body
    expect(back).toMatchObject({
      changed: [],
      staying: expect.arrayContaining([expect.objectContaining(done)]) as unknown,
      note: expect.stringMatching(/^时钟已调回。此后的 \d+ 项办理已经完成，不会撤回/) as string,
    })
    expect(worldOf('default').db.appeal.get('appeal-handling', '诉求').state).toBe('待评价')
  })

  test('one switch stops the people, and the tables of who acts when are shown', async () => {
    expect((await post('schedule', { on: false })).body).toMatchObject({
      ...{ on: false, auditHours: null },
      turns: {
        declare: expect.arrayContaining([expect.objectContaining({ from: '已提交', days: 2 })]) as unknown,
      },
    })
    await post('clock', { offsetMs: WEEK })
    expect(worldOf('default').db.appeal.get('appeal-handling', '诉求').state).toBe('办理中')
    expect((await post('schedule', { on: '否' })).status).toBe(400)
    await post('schedule', { on: true, auditHours: 2 })
    expect(worldOf('default').db.appeal.get('appeal-handling', '诉求').state).toBe('待评价')
  })
})

describe('changes of a row past the rules', () => {
  beforeEach(() => void resetWorld('default', 'default', 1))
  const change = (patch: object, id = 'decl-submitted', table = 'declaration') =>
    post('change', { table, id, patch })

  test('a change sets columns of a row, and null empties an optional one', async () => {
    expect((await change({ itemName: '改名', reason: '有误' })).body).toMatchObject({ itemName: '改名' })
    expect((await change({ reason: null })).body).not.toHaveProperty('reason')
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
      body: { error: expect.stringMatching(words) as string },
    })
    expect(worldOf('default').db.declaration.get('decl-submitted', '申报')).toBe(row)
  })

  test('an unknown row and an unknown table are named in the refusal', async () => {
    expect((await change({}, 'nope')).body.error).toBe('表“declaration”中没有编号为“nope”的记录')
    expect((await change({}, 'x', 'constructor')).body.error).toMatch(/^没有名为“constructor”的表，可以是：/)
  })
})

test.each([
  [{ latency: 5 }, /^没有“latency”这一项，可以是：latencyMs、/],
  [[{ status: 503 }, { captive: 7 }], /^“1.captive”不能大于 1$/],
  [{ status: 99 }, /^“0.status”不能小于 200$/],
  ['slow', /^应为由名称和值组成的对象$/],
])('the faults %j are refused by name', async (faults, words) => {
  expect(await post('faults', faults)).toEqual({
    status: 400,
    body: { error: expect.stringMatching(words) as string },
  })
  expect(worldOf('default').faults).toEqual([])
})
