import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#api/call/endpoint.ts'
import { ask, envelopeOf, startCity, tokenOf } from './city.test-kit.ts'
import { resetWorld, worldOf } from './world.ts'
import { areas, requestOf } from './examples/all.test-data.ts'

startCity()

test('every endpoint of the contract has an example', () => {
  const shown = areas.flatMap(([area, examples]) => Object.keys(examples).map((key) => area[key]!.name))
  expect(shown.sort(), 'examples are in mocks/examples/').toEqual([...endpoints.keys()].sort())
})

test('every member’s call with an id has an example that others are refused', () => {
  const named = areas.flatMap(([area, examples]) =>
    Object.entries(examples)
      .filter(
        ([key, { owned }]) => !owned && area[key]!.access === 'member' && area[key]!.path.includes('{id}'),
      )
      .map(([key]) => area[key]!.name),
  )
  // Calls whose ids are of records that everybody may see.
  const publicRecords = [
    'docking.demandDock',
    'docking.supplyDock',
    'favourite.add',
    'favourite.remove',
    'serve.enquire',
  ]
  expect(named.sort()).toEqual(publicRecords)
})

describe.each(
  areas.map(([area, examples]) => [Object.values(area)[0]!.name.split('.')[0]!, area, examples] as const),
)('%s', (_, area, examples) => {
  beforeAll(() => void resetWorld('default', 'default', 1))

  test.each(
    Object.entries(examples).map(([key, example]) => [area[key]!.name, area[key]!, example] as const),
  )('%s', async (_name, endpoint, example) => {
    const world = worldOf('default')
    const { line, body, caller } = requestOf(example, endpoint, world)

    if (endpoint.access === 'member') {
      const unsigned = await ask(line, { body })
      expect(unsigned.status, 'without a token').toBe(401)
    }
    if (example.owned) {
      const stranger = await ask(line, { body, token: tokenOf('u-other'), enId: enIdOf(caller) })
      expect(await isRefused(stranger), 'refused to somebody else').toBe(true)
    }
    const token = caller && tokenOf(caller)
    const reply = await ask(line, { body, token, enId: enIdOf(caller) })
    expect([reply.status, reply.status === 200 ? '' : await reply.clone().text()]).toEqual([200, ''])
    if (endpoint.answer === 'blob') {
      expect(reply.headers.get('content-disposition') ?? '').toContain("filename*=UTF-8''")
      expect((await reply.blob()).size).toBeGreaterThan(0)
      return
    }
    const { returnCode, data } = await envelopeOf(reply)
    expect([returnCode.slice(0, 3), returnCode.startsWith('200') ? '' : data]).toEqual(['200', ''])
    expect((await endpoint.answer['~standard'].validate(data)).issues).toBeUndefined()
    if (isPage(data)) expect(data.total, 'the seed has something to show').toBeGreaterThan(0)
  })
})

/** Returns the first enterprise of a caller, for which the example acts. */
const enIdOf = (userId: string | undefined) =>
  (userId && worldOf('default').db.user.get(userId, '用户').ens[0]?.enId) || ''

async function isRefused(reply: Response): Promise<boolean> {
  if (reply.status !== 200) return reply.status === 403
  const isFile = reply.headers.has('content-disposition')
  return !isFile && !(await envelopeOf(reply)).returnCode.startsWith('200')
}

const isPage = (data: unknown): data is { total: number } =>
  typeof data === 'object' && data !== null && 'records' in data && 'total' in data
