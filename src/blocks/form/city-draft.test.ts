import { expect, test } from 'vitest'
import { cityOf, NO_CITY_DRAFT, savedOf } from './city-draft.ts'

const base = { id: 'demand-1', version: 4 }
const draft = { id: 'demand-9', version: 2, key: 'k' }

test('a save names the draft at the city, else the edited record, else the key of a new draft', () => {
  const bodyOf = (city: typeof draft, from?: typeof base) => savedOf({ title: '减速器', city }, from)
  expect(bodyOf(draft, base)).toEqual({ title: '减速器', id: 'demand-9', version: 2 })
  expect(bodyOf(NO_CITY_DRAFT, base)).toEqual({ title: '减速器', ...base })
  expect(bodyOf({ ...NO_CITY_DRAFT, key: 'k' })).toEqual({ title: '减速器', draftKey: 'k' })
  expect(bodyOf(NO_CITY_DRAFT)).toEqual({ title: '减速器' })
})

test('a record without a draft at the city is saved as an edit, or as a new one', () => {
  expect(savedOf({ name: '检测' }, base)).toEqual({ name: '检测', ...base })
  expect(savedOf({ name: '检测' }, undefined)).toEqual({ name: '检测' })
})

test('only a record in 草稿 is its own draft at the city', () => {
  expect(cityOf({ ...base, status: '草稿' })).toEqual({ ...base, key: '' })
  expect(cityOf({ ...base, status: '已上架' })).toEqual(NO_CITY_DRAFT)
})
