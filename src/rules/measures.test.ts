import { expect, test } from 'vitest'
import { normalizeLengths } from './measures.ts'

test.each(['1m', '1 m', '100cm', '1000 mm', '1000毫米', '1 米', '１０００ ＭＭ'])(
  '%s is the same length as 1 m',
  (text) => {
    expect(normalizeLengths(text)).toBe('1000mm')
  },
)

test('other texts stay unchanged, and a length is found within a text', () => {
  expect(normalizeLengths('M12-5 4 MPa 流量 12 立方米每时')).toBe('m12-5 4 mpa 流量 12 立方米每时')
  expect(normalizeLengths('行程 0.85 m × 500 mm')).toBe('行程 850mm × 500mm')
})
