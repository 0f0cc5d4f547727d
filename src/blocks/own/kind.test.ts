import { expect, test } from 'vitest'
import { publicState } from './kind.ts'

test('what is public may be moved while an edit of it waits or was sent back, and nothing else', () => {
  expect([publicState('已上架', '待审核', true), publicState('已发布', '已驳回', true)]).toEqual([
    '已上架',
    '已发布',
  ])
  expect([publicState('已上架', '待审核'), publicState('已上架', '已下架', true)]).toEqual([
    '待审核',
    '已下架',
  ])
})
