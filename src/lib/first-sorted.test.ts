import { expect, test } from 'vitest'
import { randomOf } from '#mocks/random.ts'
import { firstSorted } from './first-sorted.ts'

const random = randomOf('first-sorted')

test.each(Array.from({ length: 20 }, (_, at) => at))(
  'the first rows equal those of a full sort, round %#',
  () => {
    const rows = Array.from({ length: random.whole(0, 300) }, (_, place) => ({
      place,
      rank: random.whole(0, 9),
    }))
    const count = random.whole(0, 30)
    const compare = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank
    const found = firstSorted([...rows], compare, count)
    expect(found.slice(0, count)).toEqual(rows.toSorted(compare).slice(0, count))
    expect(found.toSorted((a, b) => a.place - b.place)).toEqual(rows)
  },
)
