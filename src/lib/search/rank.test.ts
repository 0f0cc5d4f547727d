import { expect, test } from 'vitest'
import { foundBy } from './fit.ts'
import { ranked } from './rank.ts'

test('the best matches come first, and equal ones keep their order', () => {
  const titles = ['设备更新贷款贴息', '研发费用补助', '关于研发费用分档补助的通知', '研发费用补助']
  const order = ranked(
    titles.map((title, at) => ({ title, at })),
    '研发费用',
    ({ title }) => foundBy(title),
  ).map(({ row }) => row.at)
  expect(order).toEqual([1, 3, 2])
})
