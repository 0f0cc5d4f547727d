import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/call/error.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { discard, Gone, MayHaveArrived, StillSending, takeBack } from '#offline/outbox/outbox.ts'
import { afterFailure } from '#offline/outbox/replay.ts'
import { showToast } from '#ui/state/Toast.tsx'
import { sendLast, takeBackAll } from './send-last.ts'

vi.mock('#offline/outbox/outbox.ts', async (original) => ({
  ...(await original<object>()),
  discard: vi.fn(),
  takeBack: vi.fn(() => Promise.resolve()),
}))

vi.mock('#ui/state/Toast.tsx', () => ({ showToast: vi.fn() }))

const item: OutboxItem = {
  schema: 1,
  seq: 1,
  id: 'a',
  userId: 'u',
  enId: '',
  record: 'serve-favourite:product:1',
  endpoint: 'serve.toggleFavorite',
  input: {},
  title: '',
  files: [],
  state: 'waiting',
  createdAt: '',
  attempts: 0,
  nextTry: 0,
  notBefore: 0,
}
const queue = vi.fn(() => Promise.resolve())
/**
 * Sends a state that the city has already, in place of a waiting item; `taken` is that item as removed from the outbox.
 */
async function over(taken: OutboxItem | undefined) {
  vi.mocked(discard).mockResolvedValueOnce(taken)
  await sendLast([item], true, queue)
}

beforeEach(() => queue.mockClear())

test('a waiting change that was never sent and its opposite cancel each other out', async () => {
  await over(item)
  expect(queue).not.toHaveBeenCalled()
  const cut = afterFailure(item, new ApiError('network', ''), false)
  await over(cut)
  expect(queue).not.toHaveBeenCalled()
})

test('the opposite of a change with a lost answer is sent', async () => {
  await over(afterFailure(item, new ApiError('network', '')))
  expect(queue).toHaveBeenCalledOnce()
})

test('the opposite of a change that crashed, arrived or is being sent is sent', async () => {
  await over({ ...item, claimed: true })
  await over(undefined)
  vi.mocked(discard).mockRejectedValueOnce(new StillSending())
  await sendLast([item], true, queue)
  expect(queue).toHaveBeenCalledTimes(3)
})

test('other failures are thrown, and a change that the city does not have is sent', async () => {
  vi.mocked(discard).mockRejectedValueOnce(new Error('disk'))
  await expect(sendLast([item], true, queue)).rejects.toThrow('disk')
  await sendLast([], false, queue)
  expect(queue).toHaveBeenCalledOnce()
})

test.each([
  [undefined, '已取消下架'],
  [new MayHaveArrived(), '下架请求可能已送达'],
  [new Gone(), '下架请求可能已送达'],
  [new StillSending(), '正在上传，请稍候再操作'],
])(
  'taking back reports success only if the city cannot have received the call: %s',
  async (refusal, toast) => {
    if (refusal) vi.mocked(takeBack).mockRejectedValueOnce(refusal)
    await takeBackAll(['a'], { done: '已取消下架', late: '下架请求可能已送达' })
    expect(showToast).toHaveBeenLastCalledWith(toast)
  },
)
