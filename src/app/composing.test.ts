// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { leaveCompositions } from './composing.ts'

const heard = vi.fn<(key: string) => void>()
const box = document.createElement('input')

beforeAll(() => {
  leaveCompositions()
  document.body.append(box)
  // Stand for what a library hears before any field does, and for a field's own handler.
  addEventListener('keydown', ({ key }) => heard(`window ${key}`), true)
  box.addEventListener('keydown', ({ key }) => heard(key))
})
afterEach(() => {
  heard.mockClear()
  vi.restoreAllMocks()
})

/** Presses a key; says whether the browser may do what it does by itself. */
const press = (key: string, marks: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(box, { key, ...marks })

test('keys of a word that is being composed reach nobody', () => {
  for (const key of ['Enter', 'Escape', 'Tab', 'ArrowDown', 'Backspace', '1', 'Process']) {
    press(key, { keyCode: 229, isComposing: true })
    press(key, { isComposing: true })
  }
  expect(heard).not.toHaveBeenCalled()
})

test('the Enter that Safari tells of after the word has ended neither reaches anybody nor sends the form', () => {
  fireEvent.compositionStart(box)
  fireEvent.compositionEnd(box, { data: '轴承' })
  expect(press('Enter', { keyCode: 229 })).toBe(false)
  expect(heard).not.toHaveBeenCalled()
})

test('the next Enter is the person’s', () => {
  press('Enter', { keyCode: 229 })
  expect(press('Enter', { keyCode: 13 })).toBe(true)
  expect(heard.mock.calls).toEqual([['window Enter'], ['Enter']])
})

test('letters that are composed stay in the field', () => {
  expect(press('z', { keyCode: 229, isComposing: true })).toBe(true)
  expect(press('Unidentified', { keyCode: 229 })).toBe(true)
})

test('on Android the Enter that sends a word still underlined is the person’s', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/126.0')
  expect(press('Enter', { keyCode: 13, isComposing: true })).toBe(true)
  expect(press('Unidentified', { keyCode: 229 })).toBe(true)
  expect(heard.mock.calls).toEqual([['window Enter'], ['Enter']])
})
