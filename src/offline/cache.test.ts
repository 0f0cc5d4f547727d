import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { news } from '#api/news.ts'
import { auth } from '#api/auth.ts'
import { keyOf, query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import { refetchMemberAnswers, removeCachedAnswers, readAhead, restoreCache, startCache } from './cache.ts'
import { announce } from './channel.ts'
import { anything, getRows } from './device/checked.ts'
import { userDb } from './device/db.ts'
import type { Receipt } from './outbox/item.ts'
import { receiptAtRequest, noteReceiptsRead } from './outbox/order.ts'
import { awaitOwner, setOwner } from './owner.ts'
import { stick } from './device/stuck.test-kit.ts'
import { deviceState } from './view.ts'

const publicKey = keyOf(news.page, {})
const visitorsKey = keyOf(news.page, { query: { current: '2' } })
const privateKey = keyOf(auth.currentUser, {})
const user = { userId: crypto.randomUUID(), enId: 'en-a' }

vi.stubGlobal('addEventListener', () => undefined)

/** Opens a tab that has read both answers, and waits until they are on the device. */
async function readBoth() {
  const client = new QueryClient()
  startCache(client)
  await client.fetchQuery({ queryKey: publicKey, queryFn: () => 'news' })
  await client.fetchQuery({ queryKey: privateKey, queryFn: () => 'me' })
  await vi.waitFor(async () => expect((await coldStart()).getQueryData(privateKey)).toBe('me'), {
    timeout: 3_000,
  })
  return client
}

/** Opens a new tab of the current user, without a network. */
async function coldStart() {
  const client = new QueryClient()
  await restoreCache(client)
  return client
}

beforeEach(() => setOwner(user))

test('an answer is there after a cold start, with its age', async () => {
  await readBoth()
  const tab = await coldStart()
  expect(tab.getQueryData(publicKey)).toBe('news')
  expect(tab.getQueryState(publicKey)?.dataUpdatedAt).toBeGreaterThan(Date.now() - 60_000)
})
test('a member’s answer is refetched after a start, because a submit may have changed it', async () => {
  await readBoth()
  const tab = await coldStart()
  expect(tab.getQueryState(privateKey)).toMatchObject({ data: 'me', isInvalidated: true })
  const ask = vi.fn(() => Promise.resolve('me, later'))
  const stop = new QueryObserver(tab, { queryKey: privateKey, queryFn: ask, staleTime: 30_000 }).subscribe(
    () => undefined,
  )
  await vi.waitFor(() => expect(tab.getQueryData(privateKey)).toBe('me, later'))
  stop()
})
test('a visitor’s answer is there for everybody', async () => {
  await setOwner(undefined)
  const client = new QueryClient()
  startCache(client)
  await client.fetchQuery({ queryKey: visitorsKey, queryFn: () => 'for all' })
  await setOwner(user)
  await vi.waitFor(async () => expect((await coldStart()).getQueryData(visitorsKey)).toBe('for all'), {
    timeout: 3_000,
  })
})
test('a detail that depends on the reader: a visitor’s is refetched, and a member’s belongs to one enterprise', async () => {
  const detail = (id: string) => keyOf(serve.product, { params: { id } })
  await setOwner(undefined)
  const client = new QueryClient()
  startCache(client)
  await client.fetchQuery({ queryKey: detail('1'), queryFn: () => 'a visitor’s' })
  await setOwner(user)
  await client.fetchQuery({ queryKey: detail('2'), queryFn: () => 'a member’s' })
  await vi.waitFor(async () => expect((await coldStart()).getQueryData(detail('2'))).toBe('a member’s'), {
    timeout: 3_000,
  })
  const found = (await coldStart()).getQueryState(detail('1'))
  expect(found).toMatchObject({ data: 'a visitor’s', isInvalidated: true })
  await setOwner({ ...user, enId: 'en-b' })
  expect((await coldStart()).getQueryData(detail('2'))).toBeUndefined()
  await setOwner(undefined)
  expect((await coldStart()).getQueryData(detail('2'))).toBeUndefined()
})
test('an answer read while the signed-in user is unknown is not stored', async () => {
  await setOwner(undefined)
  awaitOwner()
  const client = new QueryClient()
  startCache(client)
  const [unknownsKey, laterKey] = ['3', '4'].map((current) => keyOf(news.page, { query: { current } }))
  await client.fetchQuery({ queryKey: unknownsKey!, queryFn: () => 'with a whole phone number' })
  await setOwner(undefined)
  await client.fetchQuery({ queryKey: laterKey!, queryFn: () => 'for all' })
  await vi.waitFor(async () => expect((await coldStart()).getQueryData(laterKey!)).toBe('for all'), {
    timeout: 3_000,
  })
  expect((await coldStart()).getQueryData(unknownsKey!)).toBeUndefined()
})
test('a read that began before the user was known is used for that user', async () => {
  await readBoth()
  readAhead(user.userId)
  const tab = await coldStart()
  expect(tab.getQueryData(privateKey)).toBe('me')
})
test('a read that began for one user is not used for the next one, nor after the answers were removed', async () => {
  const client = await readBoth()
  readAhead(user.userId)
  await setOwner({ userId: 'another', enId: '' })
  expect((await coldStart()).getQueryData(privateKey)).toBeUndefined()
  await setOwner(user)
  readAhead(user.userId)
  await removeCachedAnswers(client, user.userId)
  expect((await coldStart()).getQueryData(privateKey)).toBeUndefined()
})
test('answers that the device returns late are not shown to the next user', async () => {
  await readBoth()
  const free = await stick(userDb(user.userId), 'cache')
  const client = new QueryClient()
  const restored = restoreCache(client)
  await setOwner({ userId: 'another', enId: '' })
  await free()
  await restored
  expect(client.getQueryData(privateKey)).toBeUndefined()
})
test('answers that the device returns after they were removed are not shown, even to the same user', async () => {
  const client = await readBoth()
  const free = await stick(userDb(user.userId), 'cache')
  const tab = new QueryClient()
  const restored = restoreCache(tab)
  await setOwner(undefined)
  const removed = removeCachedAnswers(client, user.userId)
  await setOwner(user)
  await free()
  await Promise.all([restored, removed])
  expect(tab.getQueryData(privateKey)).toBeUndefined()
  expect((await coldStart()).getQueryData(privateKey)).toBeUndefined()
})
test('a write that the device holds back until answers are removed does not bring them back', async () => {
  const client = await readBoth()
  const free = await stick(userDb(user.userId), 'cache')
  client.setQueryData(privateKey, 'me again')
  const writing = vi.spyOn(IDBObjectStore.prototype, 'put')
  await vi.waitFor(() => expect(writing).toHaveBeenCalled())
  writing.mockRestore()
  const removed = removeCachedAnswers(client, user.userId)
  await free()
  await removed
  expect((await coldStart()).getQueryData(privateKey)).toBeUndefined()
})
test('answers that packs keep stay when the others are removed, even those not written yet', async () => {
  const client = await readBoth()
  client.setQueryData(privateKey, 'me again')
  client.setQueryData(publicKey, 'more news')
  await removeCachedAnswers(client, user.userId, new Set([hashKey(publicKey)]))
  const keptOne = async () => (await coldStart()).getQueryData(publicKey)
  await vi.waitFor(async () => expect(await keptOne()).toBe('more news'), { timeout: 3_000 })
  expect((await coldStart()).getQueryData(privateKey)).toBeUndefined()
})
test('another user finds no answers of the first one, not even public ones, which contain the reader’s own state', async () => {
  await readBoth()
  await setOwner({ userId: 'another', enId: '' })
  const tab = await coldStart()
  expect(tab.getQueryData(publicKey)).toBeUndefined()
  expect(tab.getQueryData(privateKey)).toBeUndefined()
})
test('another enterprise of the same user finds public answers only', async () => {
  await readBoth()
  await setOwner({ ...user, enId: 'en-b' })
  const tab = await coldStart()
  expect(tab.getQueryData(publicKey)).toBe('news')
  expect(tab.getQueryData(privateKey)).toBeUndefined()
})
test('signing out removes answers in memory and on the device, even unwritten ones', async () => {
  const client = await readBoth()
  client.setQueryData(privateKey, 'me again')
  await removeCachedAnswers(client, user.userId)
  expect(client.getQueryData(privateKey)).toBeUndefined()
  expect(client.getQueryData(publicKey)).toBeUndefined()
  // Waits for a later write of the same tab, which comes after all earlier ones.
  await setOwner({ userId: 'next', enId: '' })
  await client.fetchQuery({ queryKey: privateKey, queryFn: () => 'next' })
  await vi.waitFor(async () => expect((await coldStart()).getQueryData(privateKey)).toBe('next'), {
    timeout: 3_000,
  })
  await setOwner(user)
  expect((await coldStart()).getQueryData(privateKey)).toBeUndefined()
})
test('the open page refetches for another enterprise', async () => {
  const client = await readBoth()
  const queryFn = vi.fn(() => 'other')
  const stop = new QueryObserver(client, { queryKey: privateKey, queryFn, staleTime: Infinity }).subscribe(
    () => undefined,
  )
  refetchMemberAnswers(client)
  await vi.waitFor(() => expect(client.getQueryData(privateKey)).toBe('other'))
  expect(client.getQueryData(publicKey)).toBe('news')
  stop()
})
test('the newest receipt at the time of a request is stored with its answer', async () => {
  const newest = (seq: number) => void (deviceState.receipts = [{ seq } as Receipt])
  const client = new QueryClient()
  startCache(client)
  newest(3)
  const asked = client.fetchQuery({
    queryKey: privateKey,
    // Arrives during the request.
    queryFn: () => Promise.resolve(newest(4)).then(() => 'counted'),
  })
  await asked
  newest(5)
  let tab = client
  await vi.waitFor(
    async () => {
      tab = await coldStart()
      expect(tab.getQueryData(privateKey)).toBe('counted')
    },
    { timeout: 3_000 },
  )
  expect(receiptAtRequest(privateKey, tab.getQueryState(privateKey)!)).toBe(3)
  deviceState.receipts = []
})

test('receipts of before a request count as older, even if the device reads them later; those of since do not', async () => {
  noteReceiptsRead(undefined)
  const client = new QueryClient()
  startCache(client)
  let answer: (said: string) => void = () => undefined
  const queryFn = () => new Promise<string>((done) => (answer = done))
  const late = client.fetchQuery({ queryKey: publicKey, queryFn })
  await client.fetchQuery({ queryKey: privateKey, queryFn: () => 'soon' })
  const later = new Date(Date.now() + 60_000).toISOString()
  deviceState.receipts = [{ seq: 4, time: later } as Receipt, { seq: 3, time: '2020' } as Receipt]
  noteReceiptsRead(user.userId)
  answer('late')
  await late
  for (const key of [publicKey, privateKey]) expect(receiptAtRequest(key, client.getQueryState(key)!)).toBe(3)
  deviceState.receipts = []
})

test('an answer that came before the cached one was restored keeps its own receipt number', async () => {
  await readBoth()
  deviceState.receipts = [{ seq: 4 } as Receipt]
  noteReceiptsRead(user.userId)
  const tab = new QueryClient()
  startCache(tab)
  await tab.fetchQuery({ queryKey: privateKey, queryFn: () => 'newer' })
  await restoreCache(tab)
  expect(tab.getQueryData(privateKey)).toBe('newer')
  expect(receiptAtRequest(privateKey, tab.getQueryState(privateKey)!)).toBe(4)
  deviceState.receipts = []
})
test('an answer cached before the clock was set back is restored and refetched', async () => {
  const client = new QueryClient()
  startCache(client)
  client.setQueryData(publicKey, 'from the future', { updatedAt: Date.now() + 3 * 86_400_000 })
  await vi.waitFor(async () => expect((await coldStart()).getQueryData(publicKey)).toBe('from the future'), {
    timeout: 3_000,
  })
  expect((await coldStart()).getQueryState(publicKey)?.isInvalidated).toBe(true)
})
test('a sent item invalidates the answers of its area, and no others', async () => {
  const client = await readBoth()
  announce({ type: 'sent', endpoint: 'auth.changePassword' })
  expect(client.getQueryState(privateKey)?.isInvalidated).toBe(true)
  expect(client.getQueryState(publicKey)?.isInvalidated).toBe(false)
})

test('a cached answer that breaks its contract is moved aside on its first use, and refetched', async () => {
  const reader = { ...user, userId: crypto.randomUUID() }
  await setOwner(reader)
  await readBoth()
  const tab = new QueryClient()
  startCache(tab)
  await restoreCache(tab)
  expect(tab.getQueryData(publicKey)).toBe('news')
  query(news.page, {})
  expect(tab.getQueryData(publicKey)).toBeUndefined()
  await vi.waitFor(async () => expect((await coldStart()).getQueryData(publicKey)).toBeUndefined())
  const aside = await getRows(userDb(reader.userId), 'aside', anything)
  expect(aside.map(([, row]) => row)).toContainEqual(expect.objectContaining({ store: 'cache' }))
})

test('a cached answer that matches its contract is used unchanged', async () => {
  const page = { records: [], total: 0, size: 10, current: 1, pages: 0 }
  const first = new QueryClient()
  startCache(first)
  await first.fetchQuery({ queryKey: publicKey, queryFn: () => page })
  await vi.waitFor(async () => expect((await coldStart()).getQueryData(publicKey)).toEqual(page))
  const tab = new QueryClient()
  startCache(tab)
  await restoreCache(tab)
  query(news.page, {})
  expect(tab.getQueryData(publicKey)).toEqual(page)
})
