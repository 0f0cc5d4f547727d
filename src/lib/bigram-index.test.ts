import { expect, test } from 'vitest'
import { randomOf } from '#mocks/random.ts'
import { bigramIndex, bitsWith, hasBit, SHORT, WHOLE } from './bigram-index.ts'

const random = randomOf('bigrams')
const letters = [...'研发费用专精特新补助企业 0a。\n𠮷']
const word = (most: number) =>
  Array.from({ length: random.whole(1, most) }, () => random.pick(letters)).join('')

test.each([WHOLE, SHORT].flatMap((kind) => Array.from({ length: 15 }, () => kind)))(
  'excludes no text that contains the word, round %#',
  (kind) => {
    const texts = Array.from({ length: random.whole(0, 200) }, () => word(60))
    const index = bigramIndex(texts, kind)
    for (let query = 0; query < 40; query += 1) {
      // Cuts some words from a text, so that some queries have results.
      const cut = texts.length ? random.pick(texts).slice(random.whole(0, 5)).slice(0, 4) : ''
      for (const one of [word(3), cut].filter((text) => text.length > 1)) {
        const bits = bitsWith(index, one)!
        const left = texts.filter((text, at) => !hasBit(bits, at) && text.includes(one))
        expect({ one, left }).toEqual({ one, left: [] })
      }
    }
  },
)

test('an index of short texts covers single characters: it excludes no text that has one, and most that have not', () => {
  const texts = Array.from({ length: 300 }, () => word(6))
  const index = bigramIndex(texts, SHORT)
  for (const one of '研费专补0') {
    const bits = bitsWith(index, one)!
    const left = texts.filter((_, at) => hasBit(bits, at))
    expect(left).toEqual(expect.arrayContaining(texts.filter((text) => text.includes(one))))
    expect(left.length).toBeLessThan(texts.length * 0.6)
  }
  expect(bitsWith(bigramIndex(texts), '研')).toBeUndefined()
})
