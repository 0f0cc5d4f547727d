import { expect, test, vi } from 'vitest'
import { isGoodLine } from './good-line.ts'

const on = (connection: object | undefined) => {
  vi.stubGlobal('navigator', { connection })
  return isGoodLine()
}

test('a line is good unless the browser reports a slow one or that the person saves data', () => {
  expect(on(undefined)).toBe(true)
  expect(on({ saveData: false, effectiveType: '4g' })).toBe(true)
  expect(on({ saveData: true, effectiveType: '4g' })).toBe(false)
  expect(on({ saveData: false, effectiveType: '3g' })).toBe(false)
})
