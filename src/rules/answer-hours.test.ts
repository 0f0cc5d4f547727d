import { expect, test } from 'vitest'
import { answerHoursOf, LEAST_ANSWERS } from './answer-hours.ts'

test('too few answers give no time', () => {
  expect(answerHoursOf([])).toBeUndefined()
  expect(answerHoursOf(Array.from({ length: LEAST_ANSWERS - 1 }, () => 2))).toBeUndefined()
  expect(answerHoursOf(Array.from({ length: LEAST_ANSWERS }, () => 2))).toBe(2)
})

test('three in four requests were answered within the time, in whole hours, whatever their order', () => {
  expect(answerHoursOf([90, 1.2, 3.4, 2])).toBe(4)
  expect(answerHoursOf([1, 2, 3, 30, 40, 50, 60, 70])).toBe(50)
  expect(answerHoursOf([0.1, 0.1, 0.1])).toBe(1)
})

test('only the newest fifty answers count', () => {
  const slow = Array.from({ length: 60 }, () => 72)
  const quick = Array.from({ length: 50 }, () => 4)
  expect(answerHoursOf([...slow, ...quick])).toBe(4)
})
