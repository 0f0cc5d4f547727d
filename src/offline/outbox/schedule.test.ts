// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { common, type Reach } from '#offline/view.ts'
import { kick, startSchedule } from './schedule.ts'

const network = vi.hoisted(() => ({ tell: (_reach: Reach): void => undefined }))
vi.mock('#offline/reach.ts', () => ({
  onReach: (listener: typeof network.tell) => (network.tell = listener),
}))
vi.mock('#offline/owner.ts', () => ({ owner: () => ({ userId: 'u-enterprise', enId: 'en-chengyue' }) }))

const replay = vi.fn<Parameters<typeof startSchedule>[0]>()
const answered = { next: undefined, needsSignIn: false }
/** The call that waits gets no answer; the outbox would come back in a minute. */
const unanswered = () => ({ next: Date.now() + 60_000, needsSignIn: false, isUnanswered: true })

function reached(reach: Reach): Promise<unknown> {
  common.reach = reach
  network.tell(reach)
  return vi.advanceTimersByTimeAsync(0)
}

beforeEach(async () => {
  vi.useFakeTimers()
  replay.mockReset().mockResolvedValue(answered)
  common.reach = 'online'
  startSchedule(replay)
  await vi.advanceTimersByTimeAsync(0)
  replay.mockClear()
})
afterEach(() => void vi.useRealTimers())

test('the network is back: what waits is sent at once, whatever its back-off', async () => {
  await reached('offline')
  replay.mockImplementation(() => Promise.resolve(unanswered()))
  kick()
  await vi.advanceTimersByTimeAsync(1_000)
  await reached('online')
  expect(replay).toHaveBeenLastCalledWith('u-enterprise', { hurry: true })
})

test('where other calls are answered and this one is not, its back-off holds for some seconds', async () => {
  replay.mockImplementation(() => Promise.resolve(unanswered()))
  kick()
  await vi.advanceTimersByTimeAsync(0)
  for (let second = 0; second < 9; second += 1) {
    await reached('offline')
    await reached('online')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(replay).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(replay).toHaveBeenCalledTimes(2)
})
