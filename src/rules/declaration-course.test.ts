import { expect, test } from 'vitest'
import { stepsAhead } from './declaration-course.ts'

const names = (status: Parameters<typeof stepsAhead>[0]) => stepsAhead(status).map(({ nodeName }) => nodeName)

test('the steps ahead of a declaration lead straight to its payment', () => {
  expect(names('评审中')).toEqual(['结果公示', '批复下达', '资金拨付'])
  expect(names('待补正')).toEqual([
    '形式审查',
    '初审',
    '复审',
    '专家评审',
    '结果公示',
    '批复下达',
    '资金拨付',
  ])
  expect(names('精准推送')).toEqual(['意愿确认', '自动兑付'])
})

test('a declaration that has ended has no steps ahead', () => {
  for (const status of ['不予通过', '已撤回', '逾期作废', '已兑付', '公示归档'] as const)
    expect(names(status)).toEqual([])
})
