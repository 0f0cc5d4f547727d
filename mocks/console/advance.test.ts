import { expect, test } from 'vitest'
import { resetWorld } from '#mocks/world.ts'
import { consoleReply } from './api.ts'

const world = resetWorld('advance', 'default', 1)

/** Posts to /__mock/advance, as a tester's script does. */
async function advance(body: object) {
  const headers = { 'content-type': 'application/json', 'x-mock-world': world.name }
  const request = new Request('http://city.test/__mock/advance', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const reply = await consoleReply(request)
  return { status: reply.status, body: (await reply.json()) as { status?: string; error?: string } }
}

const waiting = (area: 'product' | 'provider') =>
  world.db[area].getAll().filter(({ status }) => status === '待审核')

test.each([
  ['product', 'pass', '已上架'],
  ['product', 'reject', '已驳回'],
  ['provider', 'pass', '已通过'],
  ['provider', 'reject', '已驳回'],
] as const)(
  'a waiting %s is advanced by %s, and the response holds the new state',
  async (area, to, status) => {
    const { id } = waiting(area)[0]!
    const reason = to === 'reject' ? '请补充资质证明' : ''
    const reply = await advance({ area, id, to, reason })
    expect(reply).toMatchObject({ status: 200, body: { id, status, ...(reason ? { reason } : {}) } })
    expect(world.db[area].get(id, '记录').status).toBe(status)
    // A second request is refused, because the record waits no longer, and changes nothing.
    expect((await advance({ area, id, to })).status).toBe(400)
    expect(world.db[area].get(id, '记录').status).toBe(status)
  },
)

test('a declaration is returned with corrections by field, which are removed when it is submitted again', async () => {
  const city = resetWorld('advance', 'default', 1)
  const id = 'decl-submitted'
  const row = () => city.db.declaration.get(id, '申报')
  const paper = row().materials[0]!.name
  const wrong = { area: 'declare', id, to: '待补正', asked: [{ field: 'turnover', errorMessage: '有误' }] }
  expect(await advance(wrong)).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/^申报表没有“turnover”这一项，可以是：revenue、/) as string },
  })
  expect(row().status).toBe('已提交')
  const asked = [
    { field: 'revenue', errorMessage: '与审计报告不一致' },
    { field: paper, errorMessage: '缺少签章' },
  ]
  expect((await advance({ area: 'declare', id, to: '待补正', days: 5, asked })).status).toBe(200)
  expect(row()).toMatchObject({
    reason: `与审计报告不一致；${paper}：缺少签章`,
    asked: [
      { field: 'form.revenue', errorMessage: '与审计报告不一致' },
      { field: 'materials', errorMessage: `${paper}：缺少签章` },
    ],
  })
  expect(
    row()
      .materials.filter(({ state }) => state === '需补正')
      .map(({ name }) => name),
  ).toEqual([paper])
  expect((await advance({ area: 'declare', id, to: '已提交' })).status).toBe(200)
  expect(row().asked).toBeUndefined()
})

test.each([
  [{ area: 'declar' }, /^没有名为“declar”的业务，可以是：declare、appeal、/],
  [{ area: 'declare', id: 'nope' }, /^表“declaration”中没有编号为“nope”的记录$/],
  [{ area: 'declare', id: 'decl-paid' }, /^“decl-paid”：已兑付的申报不能改为待补正；已不能再推进$/],
  [
    { area: 'declare', id: 'decl-review', to: '已兑付' },
    /^“decl-review”：审核中的申报不能改为已兑付；可以改为：评审中、待补正、不予通过$/,
  ],
  [{ area: 'declare', id: 'decl-review', to: 'done' }, /^“to”可以是：草稿、已提交、/],
  [{ area: 'appeal', id: 'nope', to: '已受理' }, /^表“appeal”中没有编号为“nope”的记录$/],
  [{ area: 'declare', id: 'decl-review', days: '5' }, /^“days”应为数字$/],
  [{ area: 'declare', id: 'decl-review', day: 5 }, /^没有“day”这一项，可以是：area、/],
])('%j is refused with the error and the allowed values', async (request, words) => {
  resetWorld('advance', 'default', 1)
  const { status, body } = await advance({ to: '待补正', ...request })
  expect([status, body.error]).toEqual([400, expect.stringMatching(words)])
})

test('an unknown verb and a body that is not JSON are refused', async () => {
  const reply = await consoleReply(new Request('http://city.test/__mock/xx'))
  expect([reply.status, await reply.json()]).toEqual([
    404,
    { error: expect.stringMatching(/^测试控制台没有“GET xx”，可以是：GET worlds、/) as string },
  ])
  const broken = new Request('http://city.test/__mock/clock', { method: 'POST', body: '{"offsetMs":' })
  expect(await (await consoleReply(broken)).json()).toEqual({ error: '请求内容不是有效的 JSON' })
})
