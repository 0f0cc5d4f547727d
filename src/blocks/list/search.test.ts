import { expect, test } from 'vitest'
import type { Facet } from '#api/call/shape.ts'
import { countsOf, filterOf } from './search.ts'

const facets: Facet<'type' | 'days'>[] = [{ name: 'type', words: [{ word: '法律', count: 3 }] }]

test('a choice says how many it would leave, none included; 全部 says nothing', () => {
  const { choices } = filterOf<object, string>(
    '类别',
    ['法律', '物流'],
    undefined,
    () => ({}),
    countsOf(facets, 'type'),
  )
  expect(choices.map(({ label, count }) => [label, count])).toEqual([
    ['全部', undefined],
    ['法律', 3],
    ['物流', 0],
  ])
})

test('what was not counted is not known, and is no 0', () => {
  expect(countsOf(facets, 'days')('7')).toBeUndefined()
  expect(filterOf('类别', ['法律'], undefined, () => ({})).choices[1]?.count).toBeUndefined()
})
