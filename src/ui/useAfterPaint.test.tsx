// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAfterPaint } from './useAfterPaint.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const listed = () => renderHook(({ found }) => useAfterPaint(found), { initialProps: { found: '高新' } })
/** The frame is drawn, and no task behind it has run yet. */
const frame = () => act(() => void vi.advanceTimersToNextFrame())
const tasks = () => act(() => void vi.advanceTimersByTime(1))

test('what is drawn later waits for the picture of what is drawn first', () => {
  const { result, rerender } = listed()
  expect(result.current).toBe('高新')
  rerender({ found: '高新技术' })
  expect(result.current).toBe('高新')
  frame()
  expect(result.current).toBe('高新')
  tasks()
  expect(result.current).toBe('高新技术')
})

test('what was found meanwhile takes the place of what was to be drawn', () => {
  const { result, rerender } = listed()
  const seen: string[] = []
  for (const found of ['高新技', '高新技术']) {
    rerender({ found })
    seen.push(result.current)
  }
  frame()
  tasks()
  seen.push(result.current)
  expect(seen).toEqual(['高新', '高新', '高新技术'])
})

test('what has never been drawn may come later too', () => {
  const { result } = renderHook(() => useAfterPaint('高新', ''))
  expect(result.current).toBe('')
  frame()
  expect(result.current).toBe('')
  tasks()
  expect(result.current).toBe('高新')
})
