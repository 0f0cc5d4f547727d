import { expect, test } from 'vitest'
import { publicState } from './standing.ts'

test('what is public may be taken down while an edit of it waits or was sent back, and nothing else', () => {
  expect(publicState('待审核', true)).toBe('已发布')
  expect(publicState('已驳回', true)).toBe('已发布')
  expect(publicState('待审核')).toBe('待审核')
  expect(publicState('已下架', true)).toBe('已下架')
})
