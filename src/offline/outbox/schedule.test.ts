// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { StorageProblem } from '#offline/device/problem.ts'
import { setOwner } from '#offline/owner.ts'
import { deviceState } from '#offline/view.ts'
import { runOutbox, startSchedule } from './schedule.ts'

afterEach(() => vi.useRealTimers())

test('a message about a failed device is removed once it works, unless another failure is shown', async () => {
  await setOwner({ userId: 'u', enId: 'en' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent = { next: undefined, needsSignIn: false }
  const failed = new StorageProblem('failed')
  const replay = vi.fn(() => Promise.resolve(sent))
  replay.mockRejectedValueOnce(failed)
  startSchedule(replay)
  await vi.advanceTimersByTimeAsync(0)
  expect(deviceState.storageProblem).toBe(failed.message)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(replay).toHaveBeenCalledTimes(2)
  expect(deviceState.storageProblem).toBeUndefined()

  deviceState.storageProblem = '另有原因'
  runOutbox()
  await vi.advanceTimersByTimeAsync(0)
  expect(deviceState.storageProblem).toBe('另有原因')
})
