// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepVerdict, verdictOf } from './helpful.ts'

beforeEach(() => localStorage.clear())

test('what was said of an answer stays on the device, and can be taken back', () => {
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
test('what somebody else wrote there counts as nothing', () => {
  localStorage.setItem('faq-helpful:', '[["problem-1","maybe"],3]')
  expect(verdictOf('problem-1')).toBeUndefined()
  keepVerdict('problem-1', 'yes')
  expect(verdictOf('problem-1')).toBe('yes')
})
