// @own-process: deletes built-in functions of the language
import { beforeAll, expect, test } from 'vitest'
import { polyfills, needsPolyfills } from '#lib/floor.ts'

let hasDeleted = false
beforeAll(async () => {
  for (const name of polyfills.array) Reflect.deleteProperty(Array.prototype, name)
  for (const name of polyfills.url) Reflect.deleteProperty(URL, name)
  hasDeleted = needsPolyfills()
  const { installPolyfills } = await import('./brought.ts')
  installPolyfills()
})

test('missing functions are filled in and do not appear in for…in loops', () => {
  expect([hasDeleted, needsPolyfills()]).toEqual([true, false])
  expect(Object.keys(Array.prototype)).toEqual([])
})

test('the copying functions leave the original list unchanged', () => {
  const list = [10, 9, 1]
  expect(list.toSorted((a, b) => a - b)).toEqual([1, 9, 10])
  expect(list.toReversed()).toEqual([1, 9, 10])
  expect(list.toSpliced(1, 1)).toEqual([10, 1])
  expect(list.toSpliced(0, 0, 7, 8)).toEqual([7, 8, 10, 9, 1])
  expect(list.with(1, 5)).toEqual([10, 5, 1])
  expect(() => list.with(3, 0)).toThrow(RangeError)
  expect(list).toEqual([10, 9, 1])
})

test.each([
  ['https://www.chengyue.com', undefined, true],
  ['/policy', 'https://www.chengyue.com', true],
  ['/policy', undefined, false],
  ['https://', undefined, false],
])('URL.canParse of %s with base %s is %s', (url, base, can) => {
  expect(URL.canParse(url, base)).toBe(can)
})
