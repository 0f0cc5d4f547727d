import { beforeEach, expect, test, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { common } from '#api/common.ts'
import { bringTree, dropTrees, treeQuery } from './trees.ts'

const places = [{ id: '320000', name: '江苏省', children: [{ id: '320200', name: '无锡市' }] }]
const call = vi.hoisted(() => vi.fn())
vi.mock('#api/call/transport.ts', () => ({ transport: () => Promise.resolve({ call }) }))

/** Says what a form that is opened now is given. */
const opened = () => new QueryClient().fetchQuery(treeQuery(common.regions))

beforeEach(async () => {
  await dropTrees()
  call.mockReset().mockResolvedValue(places)
})

test('a tree that was brought is there without a network, and is not asked for again within a week', async () => {
  await bringTree(common.regions)
  call.mockRejectedValue(new Error('no network'))
  expect(await opened()).toEqual(places)
  await bringTree(common.regions)
  expect(call).toHaveBeenCalledTimes(1)
})

test('after a week it is asked for anew, and an old one is better than none', async () => {
  await bringTree(common.regions)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 })
  call.mockRejectedValueOnce(new Error('no network'))
  expect(await opened()).toEqual(places)
  call.mockResolvedValue([])
  expect(await opened()).toEqual([])
  vi.useRealTimers()
})

test('one that was never brought, or was dropped, is a failure that says why', async () => {
  await bringTree(common.regions)
  await dropTrees()
  call.mockRejectedValue(new Error('no network'))
  await expect(opened()).rejects.toThrow('no network')
})
