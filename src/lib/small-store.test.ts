import { afterEach, expect, test, vi } from 'vitest'
import { keepText, textIn } from './small-store.ts'

afterEach(() => vi.unstubAllGlobals())

test('without storage, reads return nothing and writes do nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => keepText('localStorage', 'a', 'b')).not.toThrow()
  expect(textIn('localStorage', 'a')).toBeNull()
})
