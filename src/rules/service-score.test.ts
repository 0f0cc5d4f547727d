import { expect, test } from 'vitest'
import { scoreOf } from './service-score.ts'

test('two ratings give no score, three give their mean with one decimal', () => {
  expect(scoreOf({ ratingCount: 0, ratingSum: 0 })).toBe(0)
  expect(scoreOf({ ratingCount: 2, ratingSum: 10 })).toBe(0)
  expect(scoreOf({ ratingCount: 3, ratingSum: 14 })).toBe(4.7)
})
