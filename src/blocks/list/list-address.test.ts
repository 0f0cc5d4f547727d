import { expect, test } from 'vitest'
import type { Facet } from '#api/call/shape.ts'
import { countsOf, filterOf, filterOfSeveral, unrecognizedIn } from './list-address.ts'

const facets: Facet<'type' | 'days'>[] = [{ name: 'type', words: [{ word: '法律', count: 3 }] }]

test('a choice shows its count, even 0; 全部 shows none', () => {
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

test('a value that was not counted has an unknown count, not 0', () => {
  expect(countsOf(facets, 'days')('7')).toBeUndefined()
  expect(filterOf('类别', ['法律'], undefined, () => ({})).choices[1]?.count).toBeUndefined()
})

test('a filter without a selected value reports its search parameter as unrecognized', () => {
  const of = (kind?: string, brand?: string[]) =>
    unrecognizedIn([
      filterOf<{ kind?: string; brand?: string }, string>('类别', ['轴'], kind, (next) => ({
        kind: next,
        brand: undefined,
      })),
      filterOfSeveral<{ brand?: string }, string>('品牌', ['海源'], brand, (next) => ({
        brand: next?.join(','),
      })),
    ])
  expect(of()).toEqual({ kind: undefined, brand: undefined })
  expect(Object.keys(of('轴'))).toEqual(['brand'])
  expect(Object.keys(of(undefined, ['海源']))).toEqual(['kind'])
})

test('the default order named in the address stays there', () => {
  const sorts = ['最匹配', '最新发布'].map((sort) => ({
    label: sort,
    chosen: sort === '最匹配',
    change: { sort },
  }))
  expect(unrecognizedIn([{ choices: sorts }])).toEqual({})
})
