// @own-process: it takes functions of the language away
import { beforeAll, expect, test } from 'vitest'
import { brings, isShort } from '#lib/floor.ts'

let isTaken = false
beforeAll(async () => {
  for (const name of brings.array) Reflect.deleteProperty(Array.prototype, name)
  for (const name of brings.url) Reflect.deleteProperty(URL, name)
  isTaken = isShort()
  const { bringMissing } = await import('./brought.ts')
  bringMissing()
})

test('what was missing is there, and no loop over a list meets it', () => {
  expect([isTaken, isShort()]).toEqual([true, false])
  expect(Object.keys(Array.prototype)).toEqual([])
})

test('a copy is sorted, turned round, cut or changed, and the list stays', () => {
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
])('%s with %s can be an address: %s', (url, base, can) => {
  expect(URL.canParse(url, base)).toBe(can)
})
