// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { afterPress } from './after-press.ts'

const pointer = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))

test('a page change runs at once, or after the click of a current press', async () => {
  const calls: string[] = []
  document.body.addEventListener('click', () => calls.push('click'))
  afterPress(() => calls.push('before'))
  pointer('pointerdown')
  afterPress(() => calls.push('left'))
  expect(calls).toEqual(['before'])
  pointer('pointerup')
  pointer('click')
  await vi.waitFor(() => expect(calls).toEqual(['before', 'click', 'left']))
  afterPress(() => calls.push('later'))
  expect(calls).toEqual(['before', 'click', 'left', 'later'])
})

test('a press that becomes no click delays no change', async () => {
  const run = vi.fn()
  pointer('pointerdown')
  afterPress(run)
  pointer('pointercancel')
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
})

test('a press without an end delays a change for a second', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  pointer('pointerdown')
  afterPress(run)
  vi.advanceTimersByTime(900)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(run).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
