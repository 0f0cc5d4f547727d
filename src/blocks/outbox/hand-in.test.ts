import { beforeEach, expect, test, vi } from 'vitest'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { common } from '#offline/view.ts'
import { handedIn, handIn } from './hand-in.ts'

const said = vi.hoisted(() => [] as string[])
vi.mock('#ui/state/Toast.tsx', () => ({
  showToast: (text: string) => said.push(text),
}))

const item = { id: 'i1', state: 'waiting' } as OutboxItem
const receipt = { id: 'i1' } as Receipt
const turn = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  Object.assign(common, { reach: 'online', storage: 'disk', outbox: [], receipts: [] })
})

/** Hands something in, which stands in the outbox then. */
async function begin() {
  await handIn(handedIn('报名'), () => Promise.resolve({ id: 'i1' }))
  common.outbox = [item]
  await turn()
}
const arrives = async () => {
  Object.assign(common, { outbox: [], receipts: [receipt] })
  await turn()
}

test('what is sent at once is called sent, and never kept here', async () => {
  await begin()
  await arrives()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said).toEqual(['报名已提交'])
})

test('what waits is said to wait, at once without a network, and that it was sent takes its place', async () => {
  common.reach = 'offline'
  await begin()
  expect(said).toEqual(['报名已保存在本机，联网后自动提交'])
  await arrives()
  expect(said.at(-1)).toBe('报名已提交')
})

test.each(['public', 'memory'] as const)(
  'what goes with the page is never called kept on the device: %s',
  async (storage) => {
    Object.assign(common, { reach: 'offline', storage })
    await begin()
    expect(said).toEqual(['报名仅保留在本页（关闭后清除），联网后自动提交'])
  },
)

test('where the city is slow it is said after a moment, and nothing long after that', async () => {
  await begin()
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(said).toEqual(['报名已保存在本机，联网后自动提交'])
  await vi.advanceTimersByTimeAsync(6_000)
  await arrives()
  expect(said).toHaveLength(1)
})

test('what the city refuses is not called sent, and nothing is said of what was taken back', async () => {
  await begin()
  common.outbox = [{ ...item, state: 'held' }]
  await turn()
  expect(said).toEqual(['提交未通过，请在“待上传”中查看原因'])
  said.length = 0
  await begin()
  common.outbox = []
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said).toEqual([])
})
