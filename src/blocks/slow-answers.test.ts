import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceState } from '#offline/view.ts'
import { retrySlowQueries, watchSlowAnswers } from './slow-answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a pending answer is marked slow after ten seconds, and asking again loads it', async () => {
  const client = new QueryClient()
  watchSlowAnswers(client)
  // The first call never answers; the next one does.
  const ask = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => new Promise(() => undefined))
    .mockResolvedValue('the answer')
  const block = new QueryObserver(client, { queryKey: ['policy', 'list'], queryFn: ask })
  const leave = block.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(deviceState.slow).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(deviceState.slow).toBe(true)
  await retrySlowQueries(client)
  expect(deviceState.slow).toBe(false)
  expect(block.getCurrentResult().data).toBe('the answer')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(deviceState.slow).toBe(false)
  leave()
})
