import { expect, test } from 'vitest'
import { questions } from '#mocks/search/questions.data.ts'
import { resetWorld } from '#mocks/world.ts'
import { atOnce } from '#lib/slices.ts'
import { foundBy } from './fit.ts'
import { ranked, ranking } from './rank.ts'

test('the best come first, and equals stay in their order', () => {
  const titles = ['设备更新贷款贴息', '研发费用补助', '关于研发费用分档补助的通知', '研发费用补助']
  const order = ranked(
    titles.map((title, at) => ({ title, at })),
    '研发费用',
    ({ title }) => foundBy(title),
  ).map(({ row }) => row.at)
  expect(order).toEqual([1, 3, 2])
})

const policies = resetWorld('rank', 'default', 1).db.policy.all()
const founds = policies.map((one) => foundBy(one.title, one.departments, one.summary))

test('where a few are wanted they are the first of all that fit, whatever is typed', () => {
  const typed = questions
    .trim()
    .split('\n')
    .map((line) => line.split('|')[0]!)
  for (const words of [...typed, '高', 'g', 'gqbt', '2026']) {
    const all = ranked(founds, words, (found) => found)
    const few = atOnce(ranking(founds, words, (found) => found, { enough: 8 }))
    const titlesOf = (these: typeof all) => these.slice(0, 8).map(({ row }) => row.title)
    expect({ words, titles: titlesOf(few) }).toEqual({ words, titles: titlesOf(all) })
  }
})

test('where enough have it in their titles, the texts of the others are not looked into', () => {
  let looked = 0
  const rows = ['研发费用补助', '研发费用奖励', '企业名录', '设备更新'].map((title) => ({
    title,
    inText: () => {
      looked += 1
      return true
    },
  }))
  const found = (enough: number) =>
    atOnce(ranking(rows, '研发费用', (row) => row, { enough })).map(({ row }) => row.title)
  expect(found(2)).toEqual(['研发费用补助', '研发费用奖励'])
  expect(looked).toBe(0)
  expect(found(3)).toEqual(['研发费用补助', '研发费用奖励', '企业名录', '设备更新'])
})
