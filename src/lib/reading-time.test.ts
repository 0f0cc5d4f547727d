import { expect, test } from 'vitest'
import { readingTimeText } from './reading-time.ts'

test('A text takes a minute for each 400 characters, tags not counted, and at least one', () => {
  expect(readingTimeText('')).toBe('约 1 分钟')
  expect(readingTimeText(`<p>${'政'.repeat(500)}</p>`)).toBe('约 1 分钟')
  expect(readingTimeText(`<p>${'政'.repeat(500)}</p><p>${'策'.repeat(600)}</p>`)).toBe('约 3 分钟')
})
