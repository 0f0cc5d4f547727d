import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test('one entry moves, and the others keep their order', () => {
  expect(moved([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3])
  expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4])
})
