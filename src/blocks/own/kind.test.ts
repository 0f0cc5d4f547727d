import { expect, test } from 'vitest'
import { publicState } from './kind.ts'

test('moves start from the public state while an edit waits or is rejected, and otherwise from the own state', () => {
  expect([publicState('已上架', '待审核', true), publicState('已发布', '已驳回', true)]).toEqual([
    '已上架',
    '已发布',
  ])
  expect([publicState('已上架', '待审核'), publicState('已上架', '已下架', true)]).toEqual([
    '待审核',
    '已下架',
  ])
})
