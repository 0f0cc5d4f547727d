import { expect, test } from 'vitest'
import { bigramIndex, bitsWith, SHORT } from '#lib/bigram-index.ts'
import { questions } from '#mocks/search/questions.data.ts'
import { resetWorld } from '#mocks/world.ts'
import { soundingLike, spelled } from './pinyin.ts'
import { fitOf, fitsIn, foundBy } from './fit.ts'
import { understand } from './understand.ts'

const rows = resetWorld('rank', 'default', 1).db.policy.getAll()
const found = rows.map((one) => foundBy(one.title, one.departments, one.summary))
const texts = rows.map((one) => [one.title, ...one.departments, one.summary].join('\n').toLowerCase())
const index = bigramIndex(texts, SHORT)
const sounds = spelled(found.map(({ title }) => title))

const typed = [
  ...questions
    .trim()
    .split('\n')
    .map((line) => line.split('|')[0]!),
  ...[
    '高',
    '业',
    'V',
    '高新技',
    'g',
    'gx',
    'gxjs',
    'gqbt',
    'gaoxin',
    '设备 gengx',
    'gengx 申请',
    '研发 补助',
    '2026',
    '高新技木企业',
    'LPR',
  ],
]

const known = {
  size: rows.length,
  foundAt: (at: number) => found[at]!,
  bitsOf: (word: string) => bitsWith(index, word),
  soundsOf: (letters: string) => soundingLike(sounds, letters),
}

test('each row has the same fit with an index as without one', () => {
  for (const words of typed) {
    const sense = understand(words)
    const { fitAt } = fitsIn(sense, known)
    const fitsWith = rows.map(({ title }, at) => ({ title, fit: fitAt(at) }))
    const fitsWithout = rows.map(({ title }, at) => ({ title, fit: fitOf(sense, found[at]!) }))
    expect({ words, rows: fitsWith }).toEqual({ words, rows: fitsWithout })
  }
})

test('most rows that do not fit are not read', () => {
  const seen = new Set<number>()
  const foundAt = (at: number) => {
    seen.add(at)
    return found[at]!
  }
  const { fitAt } = fitsIn(understand('数控车床'), { ...known, foundAt })
  for (const at of rows.keys()) fitAt(at)
  expect(seen.size).toBeLessThan(rows.length / 4)
})
