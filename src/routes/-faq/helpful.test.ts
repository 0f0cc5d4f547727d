// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepVerdict, verdictOf } from './helpful.ts'

beforeEach(() => localStorage.clear())

test('A verdict on an answer stays on the device and can be withdrawn', () => {
  keepVerdict('problem-1', 'yes')
  keepVerdict('problem-2', 'no')
  keepVerdict('problem-1', 'no')
  expect([verdictOf('problem-1'), verdictOf('problem-2'), verdictOf('problem-3')]).toEqual([
    'no',
    'no',
    undefined,
  ])
  keepVerdict('problem-1', undefined)
  expect(verdictOf('problem-1')).toBeUndefined()
})
test('A malformed stored verdict is ignored', () => {
  localStorage.setItem('faq-helpful:', '[["problem-1","maybe"],3]')
  expect(verdictOf('problem-1')).toBeUndefined()
  keepVerdict('problem-1', 'yes')
  expect(verdictOf('problem-1')).toBe('yes')
})
