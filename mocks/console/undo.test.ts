import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, startCity } from '#mocks/city.test-kit.ts'
import { limits } from '#mocks/limits.ts'
import { allWorlds, removeWorld, resetWorld, worldOf } from '#mocks/world.ts'

startCity()
const world = 'undone'
beforeEach(async () => {
  resetWorld(world, 'default', 1)
  await rename('我的名称')
  await act('faults/preset', { preset: '维护中' })
})
afterEach(() => vi.useRealTimers())

const act = async (line: string, body: unknown = {}) => {
  const reply = await ask(`POST /__mock/${line}`, { body, world })
  return { status: reply.status, ...((await reply.json()) as { error?: string; deed?: string }) }
}
/** Does a tester's work in the world. */
const rename = (itemName: string) =>
  act('change', { table: 'declaration', id: 'decl-paid', patch: { itemName } })
const jsonOf = async (reply: Promise<Response>): Promise<unknown> => (await reply).json()
const listed = async () => (await jsonOf(ask('GET /__mock/undo', { world }))) as { name: string }[]
const nameIn = () => worldOf(world).db.declaration.find('decl-paid')?.itemName

test('a reset is undone with records, faults and journal', async () => {
  const before = worldOf(world).journal.map(({ path }) => path)
  await act('reset', { scenario: 'empty' })
  expect(nameIn()).toBeUndefined()
  expect(await act('undo')).toMatchObject({ status: 200, deed: '重置' })
  expect([nameIn(), worldOf(world).scenario]).toEqual(['我的名称', 'default'])
  expect(worldOf(world).faults).not.toEqual([])
  expect(worldOf(world).journal.map(({ path }) => path)).toEqual(before)
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
  body.append('file', await (await ask('GET /__mock/export', { world: 'default' })).blob())
  await ask('POST /__mock/import', { body, world })
  expect(nameIn()).not.toBe('我的名称')
  await act('undo')
  expect(nameIn()).toBe('我的名称')

  await act('play', await jsonOf(ask('GET /__mock/journal-file', { world: 'default' })))
  expect(nameIn()).not.toBe('我的名称')
  await act('undo')
  expect(nameIn()).toBe('我的名称')

  await ask('POST /__mock/end', { body: { name: world }, world: 'default' })
  expect(allWorlds().map(({ name }) => name)).not.toContain(world)
  await ask('POST /__mock/undo', { body: { name: world }, world: 'default' })
  expect(nameIn()).toBe('我的名称')
})

test('deeds that can be undone are listed until their time is over', async () => {
  await act('reset', { scenario: 'empty' })
  expect(await listed()).toContainEqual(
    expect.objectContaining({ name: world, deed: '重置', scenario: 'default' }),
  )
  vi.useFakeTimers({ now: Date.now() + limits.formerWorlds.age + 1, toFake: ['Date'] })
  expect(await listed()).toEqual([])
  expect(await act('undo')).toMatchObject({
    status: 400,
    error: expect.stringContaining('没有可以撤销的操作') as string,
  })
})

test('no more worlds are kept than the memory of a server allows', async () => {
  for (let at = 0; at <= limits.formerWorlds.most; at += 1) {
    const name = `undone-${String(at)}`
    await ask('POST /__mock/tokens', { world: name })
    await ask('POST /__mock/reset', { world: name })
  }
  const kept = await listed()
  expect(kept.map(({ name }) => name)).toEqual(['undone-1', 'undone-2', 'undone-3', 'undone-4'])
  for (const { name } of kept) removeWorld(name)
})
