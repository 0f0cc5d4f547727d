// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { afterPress } from './after-press.ts'

const pointer = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))

test('what changes the page runs at once, or after the click of a press that is under way', async () => {
  const said: string[] = []
  document.body.addEventListener('click', () => said.push('click'))
  afterPress(() => said.push('before'))
  pointer('pointerdown')
  afterPress(() => said.push('left'))
  expect(said).toEqual(['before'])
  pointer('pointerup')
  pointer('click')
  await vi.waitFor(() => expect(said).toEqual(['before', 'click', 'left']))
  afterPress(() => said.push('later'))
  expect(said).toEqual(['before', 'click', 'left', 'later'])
})

test('a press that becomes no click holds nothing back', async () => {
  const run = vi.fn()
  pointer('pointerdown')
  afterPress(run)
  pointer('pointercancel')
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
})

test('a press without an end holds back for a second', () => {
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
