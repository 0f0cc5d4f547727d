import { expect, test } from 'vitest'
import { unreadIn } from './unread.ts'

test('what came since it was looked at is unread, conversation by conversation', () => {
  const rows = [{ id: 'a', heard: 5 }, { id: 'b', heard: 2 }, { id: 'c' }]
  expect(unreadIn(rows, {})).toEqual({ a: 5, b: 2 })
  expect(unreadIn(rows, { a: 3, b: 2 })).toEqual({ a: 2 })
  // Fewer than were seen: an answer from the device may be older than what was looked at.
  expect(unreadIn(rows, { a: 9, b: 1 })).toEqual({ b: 1 })
})
