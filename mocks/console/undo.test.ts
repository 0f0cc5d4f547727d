import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#mocks/limits.ts'
import { respond } from '#mocks/server.ts'
import { allWorlds, resetWorld, worldOf } from '#mocks/world.ts'
import { UNDO_HEADER } from './undo-header.ts'

const NAME = 'undone'
beforeEach(async () => {
  resetWorld(NAME, 'default', 1)
  await rename('我的名称')
  await act('faults/preset', { preset: '维护中' })
})
afterEach(() => vi.useRealTimers())

const ask = async (
  line: string,
  { world = NAME, headers = {}, ...init }: RequestInit & { world?: string },
) => {
  const [method = '', verb] = line.split(' ')
  const request = new Request(`http://city.local/__mock/${verb!}?world=${world}`, {
    ...init,
    method,
    headers,
  })
  return await respond(request)
}
/** Acts as the console's page does. */
const act = async (verb: string, body: unknown = {}, world = NAME) => {
  const sent = body instanceof FormData ? body : JSON.stringify(body)
  const reply = await ask(`POST ${verb}`, { body: sent, headers: { [UNDO_HEADER]: 'keep' }, world })
  return { status: reply.status, ...((await reply.json()) as { error?: string; deed?: string }) }
}
const listed = async () => (await (await ask('GET undo', {})).json()) as { name: string }[]
/** Does a tester's work in the world. */
const rename = (itemName: string) =>
  act('change', { table: 'declaration', id: 'decl-paid', patch: { itemName } })
const nameIn = () => worldOf(NAME).db.declaration.find('decl-paid')?.itemName

test('a reset is undone with records, faults and journal', async () => {
  const before = worldOf(NAME).journal.map(({ path }) => path)
  await act('reset', { scenario: 'empty' })
  expect(nameIn()).toBeUndefined()
  expect(await act('undo')).toMatchObject({ status: 200, deed: '重置' })
  expect([nameIn(), worldOf(NAME).scenario]).toEqual(['我的名称', 'default'])
  expect(worldOf(NAME).faults).not.toEqual([])
  expect(worldOf(NAME).journal.map(({ path }) => path)).toEqual(before)
})

test('a second reset keeps the work that the first one took', async () => {
  await act('reset')
  await act('reset', { scenario: 'empty' })
  await act('undo')
  expect(nameIn()).toBe('我的名称')
})

test('an undo is undone, so that work since the reset is not lost either', async () => {
  await act('reset')
  await rename('重置后的名称')
  await act('undo')
  expect(await act('undo')).toMatchObject({ deed: '换回' })
  expect(nameIn()).toBe('重置后的名称')
})

test('an import, a play and the end of a world are undone', async () => {
  const body = new FormData()
  body.append('file', await (await ask('GET export', { world: 'default' })).blob())
  await act('import', body)
  expect(nameIn()).not.toBe('我的名称')
  await act('undo')
  expect(nameIn()).toBe('我的名称')

  await act('play', await (await ask('GET journal-file', { world: 'default' })).json())
  expect(nameIn()).not.toBe('我的名称')
  await act('undo')
  expect(nameIn()).toBe('我的名称')

  await act('end', { name: NAME }, 'default')
  expect(allWorlds().map(({ name }) => name)).not.toContain(NAME)
  await act('undo', { name: NAME }, 'default')
  expect(nameIn()).toBe('我的名称')
})

test('deeds that can be undone are listed until their time is over', async () => {
  await act('reset', { scenario: 'empty' })
  expect(await listed()).toContainEqual(
    expect.objectContaining({ name: NAME, deed: '重置', scenario: 'default' }),
  )
  vi.useFakeTimers({ now: Date.now() + limits.formerWorlds.age + 1, toFake: ['Date'] })
  expect(await listed()).toEqual([])
  expect(await act('undo')).toMatchObject({
    status: 400,
    error: expect.stringContaining('没有可以撤销的操作') as string,
  })
})

test('a script that resets worlds is neither stopped nor pushes a tester’s world out', async () => {
  await act('reset')
  for (let at = 0; at <= limits.formerWorlds.most; at += 1) {
    const world = `scripted-${String(at)}`
    await ask('POST tokens', { world })
    expect((await ask('POST reset', { world })).status).toBe(200)
  }
  expect((await listed()).map(({ name }) => name)).toEqual([NAME])
})

test('no more worlds are kept than the memory of a server allows', async () => {
  const names = Array.from({ length: limits.formerWorlds.most + 1 }, (_, at) => `undone-${String(at)}`)
  for (const name of names) {
    await act('tokens', {}, name)
    await act('reset', {}, name)
  }
  expect((await listed()).map(({ name }) => name)).toEqual(names.slice(1))
})
