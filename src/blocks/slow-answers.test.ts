import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { common } from '#offline/view.ts'
import { askSlowAnew, watchSlowAnswers } from './slow-answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what a page waits for is said to be slow after ten seconds, and comes when it is asked for anew', async () => {
  const client = new QueryClient()
  watchSlowAnswers(client)
  // The first call hangs; the next is answered.
  const ask = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => new Promise(() => undefined))
    .mockResolvedValue('the answer')
  const block = new QueryObserver(client, { queryKey: ['policy', 'list'], queryFn: ask })
  const leave = block.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(common.slow).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(common.slow).toBe(true)
  await askSlowAnew(client)
  expect(common.slow).toBe(false)
  expect(block.getCurrentResult().data).toBe('the answer')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(common.slow).toBe(false)
  leave()
})
