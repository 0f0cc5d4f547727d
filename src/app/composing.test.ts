// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { leaveCompositions } from './composing.ts'

const onKey = vi.fn<(key: string) => void>()
const box = document.createElement('input')

beforeAll(() => {
  leaveCompositions()
  document.body.append(box)
  // Listen as a library does, before any field, and as a field's own handler does.
  addEventListener('keydown', ({ key }) => onKey(`window ${key}`), true)
  box.addEventListener('keydown', ({ key }) => onKey(key))
})
afterEach(() => {
  onKey.mockClear()
  vi.restoreAllMocks()
})

/** Presses a key; returns whether the browser may perform its default action. */
const press = (key: string, marks: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(box, { key, ...marks })

test('keys of a word that is being composed reach no handler', () => {
  for (const key of ['Enter', 'Escape', 'Tab', 'ArrowDown', 'Backspace', '1', 'Process']) {
    press(key, { keyCode: 229, isComposing: true })
    press(key, { isComposing: true })
  }
  expect(onKey).not.toHaveBeenCalled()
})

test('the Enter that Safari reports after a composition has ended reaches no handler and does not submit the form', () => {
  fireEvent.compositionStart(box)
  fireEvent.compositionEnd(box, { data: '轴承' })
  expect(press('Enter', { keyCode: 229 })).toBe(false)
  expect(onKey).not.toHaveBeenCalled()
})

test('the next Enter reaches the handlers', () => {
  press('Enter', { keyCode: 229 })
  expect(press('Enter', { keyCode: 13 })).toBe(true)
  expect(onKey.mock.calls).toEqual([['window Enter'], ['Enter']])
})

test('composed letters stay in the field', () => {
  expect(press('z', { keyCode: 229, isComposing: true })).toBe(true)
  expect(press('Unidentified', { keyCode: 229 })).toBe(true)
})

test('on Android the Enter that submits a word still being composed reaches the handlers', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/126.0')
  expect(press('Enter', { keyCode: 13, isComposing: true })).toBe(true)
  expect(press('Unidentified', { keyCode: 229 })).toBe(true)
  expect(onKey.mock.calls).toEqual([['window Enter'], ['Enter']])
})
