import { beforeEach, expect, test, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { common } from '#api/common.ts'
import { bringTree, dropTrees, listTrees, treeQuery } from './trees.ts'

const places = [{ id: '320000', name: '江苏省', children: [{ id: '320200', name: '无锡市' }] }]
const call = vi.hoisted(() => vi.fn())
vi.mock('#api/call/transport.ts', () => ({ transport: () => Promise.resolve({ call }) }))

/** Returns the tree of a form that is opened now. */
const openForm = () => new QueryClient().fetchQuery(treeQuery(common.regions))

beforeEach(async () => {
  await dropTrees()
  call.mockReset().mockResolvedValue(places)
})

test('a downloaded tree is there without a network, and is not refetched within a week', async () => {
  await bringTree(common.regions)
  call.mockRejectedValue(new Error('no network'))
  expect(await openForm()).toEqual(places)
  await bringTree(common.regions)
  expect(call).toHaveBeenCalledTimes(1)
  const [tree, ...others] = await listTrees()
  expect([tree?.name, others]).toEqual([common.regions.name, []])
  expect(tree?.bytes).toBeGreaterThan(50)
})

test('after a week the tree is refetched, and an old one is used if that fails', async () => {
  await bringTree(common.regions)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 })
  call.mockRejectedValueOnce(new Error('no network'))
  expect(await openForm()).toEqual(places)
  call.mockResolvedValue([])
  expect(await openForm()).toEqual([])
  vi.useRealTimers()
})

test('a tree that was never downloaded, or was deleted, fails with the reason', async () => {
  await bringTree(common.regions)
  await dropTrees()
  call.mockRejectedValue(new Error('no network'))
  await expect(openForm()).rejects.toThrow('no network')
})
