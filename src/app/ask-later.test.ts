// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#api/call/client.ts'
import { onReach } from '#offline/reach.ts'
import { askLater } from './ask-later.ts'

vi.mock('#offline/reach.ts', () => ({ onReach: vi.fn() }))

const asked: string[] = []
let leave: (() => void)[] = []

/** Shows a block of a page that asks the city at once, and fails without a line. */
async function show(name: string): Promise<void> {
  const queryFn = () => {
    asked.push(name)
    return onlineManager.isOnline() ? Promise.resolve(name) : Promise.reject(new Error('no line'))
  }
  leave.push(
    new QueryObserver(queryClient, { queryKey: [name], queryFn, staleTime: 30_000, retry: false }).subscribe(
      () => undefined,
    ),
  )
  await vi.advanceTimersByTimeAsync(100)
}

/** Brings the line back after an outage of so many milliseconds, and lets some of them pass. */
async function comeBack(away: number, pass: number): Promise<void> {
  onlineManager.setOnline(true)
  vi.mocked(onReach).mock.lastCall![0]('online', away)
  await vi.advanceTimersByTimeAsync(pass)
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  queryClient.mount()
  askLater()
  await show('kept')
  await vi.advanceTimersByTimeAsync(31_000)
  onlineManager.setOnline(false)
  await show('empty')
  asked.length = 0
})
afterEach(() => {
  leave.forEach((one) => one())
  leave = []
  queryClient.unmount()
  queryClient.clear()
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('after a long outage an empty block is asked for at once, and one that shows something within a minute', async () => {
  await comeBack(3_600_000, 1_000)
  expect(asked).toEqual(['empty'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toContain('kept')
})

test('after a short outage of the device itself everything is asked for at once', async () => {
  await comeBack(30_000, 100)
  expect(asked.toSorted()).toEqual(['empty', 'kept'])
})

test('a hidden page asks for nothing that it has', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await comeBack(3_600_000, 60_000)
  expect(asked).not.toContain('kept')
})
