import { expect, test } from 'vitest'
import { cityNow } from '#lib/clock.ts'
import { servedText, yearsText } from './serve-words.ts'

test('a provider says its years; one of this year says so', () => {
  const year = new Date(cityNow()).getFullYear()
  expect(yearsText(year - 7)).toBe('成立 7 年')
  expect(yearsText(year)).toBe('今年成立')
})

test('a use is counted from the first one on', () => {
  expect([servedText(12), servedText(0), servedText(undefined)]).toEqual([
    '已服务 12 次',
    undefined,
    undefined,
  ])
})
