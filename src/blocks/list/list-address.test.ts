import { expect, test } from 'vitest'
import type { Facet } from '#api/call/shape.ts'
import { countsOf, filterOf, filterOfSeveral, unmeant } from './list-address.ts'

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

test('a filter that shows nothing of its part of the address says so; one that shows a word does not', () => {
  const of = (kind?: string, brand?: string[]) =>
    unmeant([
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

test('an order that stands in the address by its own name is left there', () => {
  const sorts = ['最匹配', '最新发布'].map((sort) => ({
    label: sort,
    chosen: sort === '最匹配',
    change: { sort },
  }))
  expect(unmeant([{ choices: sorts }])).toEqual({})
})
