import { expect, test } from 'vitest'
import { resetWorld } from '#mocks/world.ts'
import { consoleReply } from './api.ts'

const world = resetWorld('advance', 'default', 1)

/** Asks the console to move a record on, as a tester's script does. */
async function advance(body: object) {
  const headers = { 'content-type': 'application/json', 'x-mock-world': world.name }
  const request = new Request('http://city.test/__mock/advance', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const reply = await consoleReply(request)
  return { status: reply.status, said: (await reply.json()) as { status?: string; reason?: string } }
}

const waiting = (area: 'product' | 'provider') =>
  world.db[area].all().filter(({ status }) => status === '待审核')

test.each([
  ['product', 'pass', '已上架'],
  ['product', 'reject', '已驳回'],
  ['provider', 'pass', '已通过'],
  ['provider', 'reject', '已驳回'],
] as const)('a %s that waits can be moved on by %s, and the answer says so', async (area, to, status) => {
  const { id } = waiting(area)[0]!
  const reason = to === 'reject' ? '请补充资质证明' : ''
  const reply = await advance({ area, id, to, reason })
  expect(reply).toMatchObject({ status: 200, said: { id, status, ...(reason ? { reason } : {}) } })
  expect(world.db[area].get(id, '记录').status).toBe(status)
  // A second time it waits no longer: refused, and nothing moved.
  expect((await advance({ area, id, to })).status).toBe(400)
  expect(world.db[area].get(id, '记录').status).toBe(status)
})
