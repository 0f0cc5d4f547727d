import { afterEach, expect, test, vi } from 'vitest'
import { keepText, textIn } from './small-store.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser that refuses its store has nothing in it, and nobody is kept from anything', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => keepText('localStorage', 'a', 'b')).not.toThrow()
  expect(textIn('localStorage', 'a')).toBeNull()
})
