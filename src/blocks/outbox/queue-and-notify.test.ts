import { beforeEach, expect, test, vi } from 'vitest'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { deviceState } from '#offline/view.ts'
import { submittedWords, queueAndNotify } from './queue-and-notify.ts'

const toasts = vi.hoisted(() => [] as string[])
vi.mock('#ui/state/Toast.tsx', () => ({
  showToast: (text: string) => toasts.push(text),
}))

const item = { id: 'i1', state: 'waiting' } as OutboxItem
const receipt = { id: 'i1' } as Receipt
const turn = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  toasts.length = 0
  Object.assign(deviceState, { reach: 'online', storage: 'disk', outbox: [], receipts: [] })
})

/** Submits an item, which then waits in the outbox. */
async function begin() {
  await queueAndNotify(submittedWords('报名'), () => Promise.resolve({ id: 'i1' }))
  deviceState.outbox = [item]
  await turn()
}
const arrives = async () => {
  Object.assign(deviceState, { outbox: [], receipts: [receipt] })
  await turn()
}

test('an item sent at once is reported as submitted, not as waiting', async () => {
  await begin()
  await arrives()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(toasts).toEqual(['报名已提交'])
})

test('offline the toast reports at once that the item waits, and later that it was submitted', async () => {
  deviceState.reach = 'offline'
  await begin()
  expect(toasts).toEqual(['报名已保存在本机，联网后自动提交'])
  await arrives()
  expect(toasts.at(-1)).toBe('报名已提交')
})

test.each(['public', 'memory'] as const)(
  'an item lost with the page is not reported as kept on the device: %s',
  async (storage) => {
    Object.assign(deviceState, { reach: 'offline', storage })
    await begin()
    expect(toasts).toEqual(['报名仅保留在本页（关闭后清除），联网后自动提交'])
  },
)

test('a slow city causes a waiting toast, and no second toast much later', async () => {
  await begin()
  expect(toasts).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(toasts).toEqual(['报名已保存在本机，联网后自动提交'])
  await vi.advanceTimersByTimeAsync(6_000)
  await arrives()
  expect(toasts).toHaveLength(1)
})

test('a refused item is reported as refused, and an item taken back is not reported', async () => {
  await begin()
  deviceState.outbox = [{ ...item, state: 'held' }]
  await turn()
  expect(toasts).toEqual(['提交未通过，请在“待上传”中查看原因'])
  toasts.length = 0
  await begin()
  deviceState.outbox = []
  await vi.advanceTimersByTimeAsync(10_000)
  expect(toasts).toEqual([])
})
