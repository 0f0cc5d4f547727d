// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { noteWanted, takeWanted } from './wanted.ts'

test('an action requested before signing in is resumed once, for its record', () => {
  noteWanted('favourite', 'policy-1')
  expect(takeWanted('favourite', 'policy-2')).toBe(false)
  expect(takeWanted('follow', 'policy-1')).toBe(false)
  expect(takeWanted('favourite', 'policy-1')).toBe(true)
  expect(takeWanted('favourite', 'policy-1')).toBe(false)
})
