// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetRecent, rememberViewed, keepSearched, lookedAt, searchedFor } from './recent.ts'

beforeEach(() => localStorage.clear())
const one = (id: string) => ({ id, title: `产品 ${id}`, price: '价格面议' })

test('viewed listings are kept newest first, each once, eight at most', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'b']) rememberViewed(one(id))
  expect(lookedAt().map(({ id }) => id)).toEqual(['b', 'i', 'h', 'g', 'f', 'e', 'd', 'c'])
})

test('searches are kept besides viewed listings, and both can be deleted', () => {
  rememberViewed(one('a'))
  keepSearched('球阀')
  keepSearched('离心泵')
  keepSearched('球阀')
  expect(searchedFor()).toEqual(['球阀', '离心泵'])
  forgetRecent()
  expect([...lookedAt(), ...searchedFor()]).toEqual([])
})

test('invalid stored data counts as absent', () => {
  localStorage.setItem('market-looked:', '{"id":1}')
  localStorage.setItem('market-searched:', 'nonsense')
  expect(lookedAt()).toEqual([])
  expect(searchedFor()).toEqual([])
})

test('an invalid stored row is dropped, and the others stay', () => {
  const kept = [{ id: 1, title: null, price: {} }, one('a'), 'nonsense', { ...one('b'), price: undefined }]
  localStorage.setItem('market-looked:', JSON.stringify(kept))
  localStorage.setItem('market-searched:', JSON.stringify(['球阀', 7, null, '离心泵']))
  expect(lookedAt()).toEqual([one('a')])
  expect(searchedFor()).toEqual(['球阀', '离心泵'])
})
