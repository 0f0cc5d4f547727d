import { defaultStringifySearch } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { parseSearch } from './parse-search.ts'

test('an id or a text that looks like a number or true stays a string; a page stays a number', () => {
  expect(parseSearch('?id=12&page=2')).toEqual({ id: '12', page: 2 })
  expect(parseSearch('?id=1745678901234567890')).toEqual({ id: '1745678901234567890' })
  expect(parseSearch('?check=23456789')).toEqual({ check: '23456789' })
  expect(parseSearch('?q=2026')).toEqual({ q: '2026' })
  expect(parseSearch('?tel=13800000001')).toEqual({ tel: '13800000001' })
  expect(parseSearch('?keyword=true')).toEqual({ keyword: 'true' })
})

test.each(['1e9', '-1', '0', '1.5', '99999999999999999999999', '10001', 'abc', '２', '2,3', '', 'true'])(
  'page %s is ignored',
  (page) => {
    expect(parseSearch(`?page=${page}&keyword=a`)).toEqual({ keyword: 'a' })
  },
)

test('search parameters written by the portal are read back', () => {
  const search = { id: '12', q: '12+3 "é"', tel: '13800000001', page: 3 }
  expect(parseSearch(defaultStringifySearch(search))).toEqual(search)
})
