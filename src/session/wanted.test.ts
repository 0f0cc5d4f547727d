// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { noteWanted, takeWanted } from './wanted.ts'

test('what was wanted before signing in is done once, to the record it was wanted for', () => {
  noteWanted('favourite', 'policy-1')
  expect(takeWanted('favourite', 'policy-2')).toBe(false)
  expect(takeWanted('follow', 'policy-1')).toBe(false)
  expect(takeWanted('favourite', 'policy-1')).toBe(true)
  expect(takeWanted('favourite', 'policy-1')).toBe(false)
})
