import { expect, test } from 'vitest'
import { bigramIndex, bitsWith, ROWS_FOR_SHORT } from '#lib/bigram-index.ts'
import { questions } from '#mocks/search/questions.data.ts'
import { resetWorld } from '#mocks/world.ts'
import { fitOf, foundBy, mayFit, ranked } from './rank.ts'
import { understand } from './understand.ts'

const rows = resetWorld('rank', 'default', 1).db.policy.all()
const found = rows.map((one) => foundBy(one.title, one.departments, one.summary))
const texts = rows.map((one) => [one.title, ...one.departments, one.summary].join('\n').toLowerCase())
const index = bigramIndex(texts, ROWS_FOR_SHORT)

const typed = [
  ...questions
    .trim()
    .split('\n')
    .map((line) => line.split('|')[0]!),
  ...['高', '高新技', 'g', 'gx', 'gxjs', 'gqbt', 'gaoxin', '研发 补助', '2026', '高新技木企业', 'LPR'],
]

test('what an index leaves out would not have fitted, whatever is typed', () => {
  for (const words of typed) {
    const sense = understand(words)
    const may = mayFit(sense, {
      size: rows.length,
      titleOf: (at) => found[at]!.title,
      bitsOf: (word) => bitsWith(index, word),
    })
    const missed = rows.filter((_, at) => !may(at) && fitOf(sense, found[at]!))
    expect({ words, missed: missed.map(({ title }) => title) }).toEqual({ words, missed: [] })
  }
})

test('it leaves out most of what does not fit', () => {
  const may = mayFit(understand('数控车床'), {
    size: rows.length,
    titleOf: (at) => found[at]!.title,
    bitsOf: (word) => bitsWith(index, word),
  })
  expect(rows.filter((_, at) => may(at)).length).toBeLessThan(rows.length / 4)
})

test('the best come first, and equals stay in their order', () => {
  const titles = ['设备更新贷款贴息', '研发费用补助', '关于研发费用分档补助的通知', '研发费用补助']
  const order = ranked(
    titles.map((title, at) => ({ title, at })),
    '研发费用',
    ({ title }) => foundBy(title),
  ).map(({ row }) => row.at)
  expect(order).toEqual([1, 3, 2])
})
