import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, envelopeOf, startCity } from '#mocks/city.test-kit.ts'
import type { World, WorldState } from '#mocks/city.ts'
import { stateOf } from '#mocks/world-state.ts'
import { resetWorld, worldOf } from '#mocks/world.ts'

startCity()
const world = 'played'
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T02:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

/** Returns everything of a world that its calls can change. */
const whole = (of: World) => {
  return JSON.parse(JSON.stringify({ ...stateOf(of), clockOffset: 0 })) as WorldState
}

/** Returns the rows and other values in which two states differ, as texts. */
function differences(one: WorldState, other: WorldState): string[] {
  const linesOf = ({ rows, ...rest }: WorldState) => [
    ...Object.entries(rows).flatMap(([table, of]) => of.map((row) => `${table} ${JSON.stringify(row)}`)),
    ...Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`),
  ]
  const [before, after] = [linesOf(one), linesOf(other)]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
}

const post = async (line: string, body?: unknown, token?: string, enId = 'en-chengyue') => {
  const reply = await ask(`POST ${line}`, {
    body,
    token,
    enId: token ? enId : '',
    world,
    key: crypto.randomUUID(),
  })
  vi.setSystemTime(Date.now() + 61_000)
  return reply
}

/** Does some of everything: signs in, writes, uploads, is refused, moves the clock, acts as a tester. */
async function workFor(): Promise<string> {
  const signedIn = await post('/uaa/login-zwfw', { zwfwToken: 'zwfw-13800000001' })
  const { access_token: token } = (await envelopeOf(signedIn)).data as { access_token: string }
  await ask('GET /uaa/api/current-user', { token, world })
  const form = new FormData()
  form.append('file', new File(['一份说明'], '说明.pdf', { type: 'application/pdf' }))
  await post('/uaa/api/upload/file', form, token)
  await post('/uaa/api/demand/down/demand-1', {}, token)
  await post('/policy/api/customer/policy/favorite/policy-rd', undefined, token)
  await post('/__mock/go/edited-by-two')
  await post('/__mock/go/appeal-returned')
  await post('/__mock/advance', { area: 'declare', id: 'decl-submitted', to: '已受理' })
  await post('/__mock/faults/preset', { preset: '慢网', match: '/none', minutes: 5 })
  await post('/uaa/api/supply/down/supply-1', {}, token)
  await post('/__mock/clock', { offsetMs: 30 * 86_400_000 })
  return token
}

test('a journal that was exported is played again after a reset, and leads to the same state', async () => {
  resetWorld(world, 'default', 1)
  vi.setSystemTime(Date.now() + 90_000)
  const token = await workFor()
  const before = whole(worldOf(world))
  const exported = await (await ask('GET /__mock/journal-file', { world })).text()

  resetWorld(world, 'default', 1)
  expect(whole(worldOf(world)).rows).not.toEqual(before.rows)
  const played = (await (
    await ask('POST /__mock/play', { body: JSON.parse(exported) as unknown, world })
  ).json()) as { played: number; differing: unknown[] }
  expect(played.differing).toEqual([])
  expect(played.played).toBeGreaterThanOrEqual(10)
  expect(differences(before, whole(worldOf(world)))).toEqual([])
  expect(worldOf(world).db.grant.find(token)?.userId).toBe('u-enterprise')
})

test('a journal is played in another world than its own, also what a sign-in by its address did', async () => {
  const one = resetWorld(world, 'default', 1)
  await ask(`GET /__mock/enter?who=enterprise&to=/&world=${world}`, { world })
  const exported = await (await ask('GET /__mock/journal-file', { world })).text()
  const [grants] = [one.db.grant.getAll().length]
  const other = 'played-elsewhere'
  const played = await ask('POST /__mock/play', { body: JSON.parse(exported) as unknown, world: other })
  expect(await played.json()).toMatchObject({ differing: [] })
  expect([worldOf(other).db.grant.getAll().length, one.db.grant.getAll().length]).toEqual([grants, grants])
})

test(
  'what changed the world stays in the journal longest, and without it nothing is played',
  { timeout: 60_000 },
  async () => {
    const visit = (page: string) =>
      ask('POST /policy/api/log/behavior/record', { world, body: { action: '浏览', page } })
    const one = resetWorld(world, 'empty', 1)
    await visit('/')
    for (let at = 0; at < 510; at += 1) await ask('GET /policy/api/ua/news/page', { world })
    expect([one.journal[0]?.method, one.lostCalls, one.calls]).toEqual(['POST', 0, 511])
    for (let at = 0; at < 500; at += 1) await visit('/')
    const visits = one.db.behaviour.getAll().length
    const refused = await ask('POST /__mock/play', { world })
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('次改动已不在请求记录里') as string,
    ])
    expect(one.db.behaviour.getAll()).toHaveLength(visits)
  },
)

test('a body that was too large to keep is named', async () => {
  resetWorld(world, 'default', 1)
  const { access_token: token } = worldOf(world).grant('u-enterprise')
  const form = new FormData()
  form.append('file', new File(['x'.repeat(100_000)], '大.pdf', { type: 'application/pdf' }))
  await post('/uaa/api/upload/file', form, token)
  const played = (await (await ask('POST /__mock/play', { world })).json()) as {
    differing: { why: string }[]
  }
  expect(played.differing).toMatchObject([{ why: expect.stringMatching(/超过上限，没有保存/) as string }])
})

test('another file is refused', async () => {
  const reply = await ask('POST /__mock/play', { body: { kind: 'mock-world' }, world })
  expect([reply.status, await reply.json()]).toEqual([
    400,
    { error: '这不是从测试控制台导出的请求记录，请选择导出的文件' },
  ])
})
