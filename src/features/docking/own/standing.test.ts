import { expect, test } from 'vitest'
import { publicState } from './standing.ts'

test('what is public may be taken down and solved while an edit of it waits or was sent back', () => {
  expect([publicState('待审核', true), publicState('已驳回', true)]).toEqual(['已上架', '已上架'])
  expect([publicState('待审核'), publicState('已下架', true)]).toEqual(['待审核', '已下架'])
})
