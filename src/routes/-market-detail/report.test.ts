import { expect, test } from 'vitest'
import { reportOf } from './report.ts'

test('A report names its listing, and its title fits an appeal', () => {
  const title = '不锈钢离心泵'.repeat(9)
  const report = reportOf({ id: 'listing-7', title, publisherOrg: '川流泵业有限公司' })
  expect(report).toMatchObject({ type: '举报', title: `举报：${title}`.slice(0, 50) })
  expect(report.content.split('\n')).toEqual([
    `工业品市场的信息“${title}”`,
    '编号：listing-7',
    '发布单位：川流泵业有限公司',
    '举报事由：',
  ])
})
