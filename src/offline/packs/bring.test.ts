import { QueryClient } from '@tanstack/react-query'
import { get, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { auth } from '#api/auth.ts'
import { queryClient } from '#api/call/client.ts'
import { keyOf } from '#api/call/query.ts'
import { startCache } from '#offline/cache.ts'
import { SHARED, storeOf, userDb } from '#offline/device/db.ts'
import { clearKept, readUsage } from '#offline/device/usage.ts'
import { dropOldAnswers } from '#offline/old-answers.ts'
import { setOwner } from '#offline/owner.ts'
import { bringPack, fetchAnew, type Piece } from './bring.ts'
import { type CheckedPack, type Job, lackingIn } from './pack.ts'
import { checkedPacks, listPacks, removePack } from './store.ts'

vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('location', { origin: 'https://portal.test' })
vi.mock('#lib/clock-heard.ts', () => ({ whenClockKnown: () => Promise.resolve() }))

const job: Job = {
  kind: 'apply',
  record: 'item-rd',
  title: '研发补助',
  href: '/declare/apply/add?item=item-rd',
}
const key = keyOf(auth.currentUser, {})
let userId = ''
let client: QueryClient

/** Returns a piece with one answer of the city, or one that the city does not give. */
const answer = (said: () => Promise<unknown> = () => Promise.resolve('me')): Piece => ({
  name: '企业资料',
  bring: async () => ({
    places: [(await fetchAnew(client, { queryKey: key, queryFn: said })).place],
  }),
})
const nothing: Piece = { name: '空白表格', bring: () => Promise.resolve({ places: [], note: '本项目没有' }) }
const namesOf = (pieces: readonly { name: string }[]) => pieces.map(({ name }) => name)
const named = async () => (await listPacks()).map(({ record, enId }) => [record, enId])

beforeEach(async () => {
  userId = `u-${crypto.randomUUID()}`
  await setOwner({ userId, enId: 'en-1' })
  client = queryClient
  client.clear()
})
startCache(queryClient)

test('a pack is whole once each piece lies on the device', async () => {
  const told: number[] = []
  const pack = await bringPack(job, [answer(), nothing], (one) => told.push(lackingIn(one).length))
  expect(told).toEqual([1, 0])
  expect(lackingIn(pack!)).toEqual([])
  expect((await checkedPacks())[0]!.pieces.map(({ note, bytes }) => [note, bytes! > 0])).toEqual([
    [undefined, true],
    ['本项目没有', false],
  ])
})

test('a piece in memory that the device has not written is a gap', async () => {
  client = new QueryClient()
  const pack = await bringPack(job, [nothing, answer()])
  expect(namesOf(lackingIn(pack!))).toEqual(['企业资料'])
  expect(pack!.pieces[1]!.problem).toContain('未能保存到本机')
}, 10_000)

test('a piece that fails says why, and keeps what came before', async () => {
  const fails = answer(() => Promise.reject(new Error('网络连接失败')))
  expect((await bringPack(job, [fails]))!.pieces[0]).toMatchObject({
    problem: '网络连接失败',
    bytes: undefined,
  })
  await bringPack(job, [answer()])
  const again = (await bringPack(job, [fails]))!
  expect(lackingIn(again)).toEqual([])
  expect(again.pieces[0]).toMatchObject({ problem: '网络连接失败' })
})

test('a pack whose answer was deleted, or read for another enterprise, lacks it', async () => {
  await bringPack(job, [answer()])
  const row = await get<object>(JSON.stringify(key), storeOf(userDb(userId), 'cache'))
  await set(JSON.stringify(key), { ...row, enId: 'en-2' }, storeOf(userDb(userId), 'cache'))
  expect((await checkedPacks()).flatMap(lackingIn)).toHaveLength(1)
})

test('packs belong to a user and an enterprise, and one job has one pack', async () => {
  await bringPack(job, [nothing])
  await bringPack(job, [nothing])
  await setOwner({ userId, enId: 'en-2' })
  await bringPack(job, [nothing])
  expect(await named()).toEqual([
    ['item-rd', 'en-1'],
    ['item-rd', 'en-2'],
  ])
  await removePack({ ...job, enId: 'en-2' })
  expect(await named()).toEqual([['item-rd', 'en-1']])
  await setOwner({ userId: 'u-other', enId: 'en-1' })
  expect(await listPacks()).toEqual([])
})

test('a pack is not stored for another enterprise that was chosen while it came', async () => {
  const slow: Piece = {
    name: '企业资料',
    async bring() {
      await setOwner({ userId, enId: 'en-2' })
      return { places: [] }
    },
  }
  expect(await bringPack(job, [slow])).toBeUndefined()
  expect(await listPacks()).toEqual([])
})

test('what a pack keeps is neither counted nor cleared as read, and does not grow too old', async () => {
  const template = { places: [{ in: 'files' as const, key: '/a.docx' }] }
  const file = { fileId: '/a.docx', name: 'a.docx', size: 3, type: '', bytes: new ArrayBuffer(3), keptAt: '' }
  await set('/a.docx', file, storeOf(SHARED, 'files'))
  await bringPack(job, [answer(), { name: '空白表格', bring: () => Promise.resolve(template) }])
  const before = (await readUsage()).read.count
  await clearKept('read')
  await dropOldAnswers(new QueryClient())
  expect(before).toBe(0)
  expect(lackingIn((await checkedPacks())[0] as CheckedPack)).toEqual([])
  await removePack({ ...job, enId: 'en-1' })
  expect((await readUsage()).read.count).toBe(2)
  await clearKept('read')
  expect((await readUsage()).read.count).toBe(0)
})

test('an answer of a pack stays although it is older than others may become', async () => {
  await bringPack(job, [answer()])
  client.setQueryData(key, 'me', { updatedAt: Date.now() - 31 * 86_400_000 })
  await dropOldAnswers(client)
  const rows = storeOf(userDb(userId), 'cache')
  expect(await get(JSON.stringify(key), rows)).toBeDefined()
  await removePack({ ...job, enId: 'en-1' })
  await dropOldAnswers(client)
  expect(await get(JSON.stringify(key), rows)).toBeUndefined()
})
