// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RetryLater } from './RetryLater.tsx'

test('a server that will be back in two minutes is asked again then, once', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T01:00:00Z') })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const onRetry = vi.fn<() => void>()
  const { rerender } = render(<RetryLater wait={120_000} onRetry={onRetry} />)
  screen.getByText('09:02 自动重试。')
  act(() => void vi.advanceTimersByTime(125_000))
  rerender(<RetryLater wait={120_000} onRetry={onRetry} />)
  expect(onRetry).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(onRetry).toHaveBeenCalledTimes(1)
  act(() => void vi.advanceTimersByTime(600_000))
  expect(onRetry).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
