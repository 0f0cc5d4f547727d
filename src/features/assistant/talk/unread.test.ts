import { expect, test } from 'vitest'
import { unreadIn } from './unread.ts'

test('messages beyond the seen count are unread, by conversation', () => {
  const rows = [{ id: 'a', heard: 5 }, { id: 'b', heard: 2 }, { id: 'c' }]
  expect(unreadIn(rows, {})).toEqual({ a: 5, b: 2 })
  expect(unreadIn(rows, { a: 3, b: 2 })).toEqual({ a: 2 })
  // Covers a cached answer that is older than the seen count.
  expect(unreadIn(rows, { a: 9, b: 1 })).toEqual({ b: 1 })
})
