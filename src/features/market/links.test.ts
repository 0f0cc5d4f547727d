import { expect, test } from 'vitest'
import { askedIn, askLink } from './links.ts'
import { PublishSearch } from './market-address.ts'
import * as v from 'valibot'

test('an address keeps the products of an inquiry with their quantities, even four products with long ids', () => {
  const ids = [1, 2, 3, 4].map((n) => `listing-0f8fad5b-d9cb-469f-a165-70867728950${String(n)}`)
  const asked = ids.map((id, at) => ({ id, quantity: at === 0 ? undefined : 10_000_000 }))
  const { copy } = v.parse(PublishSearch, askLink(asked).search)
  expect(askedIn(copy)).toEqual(ids.map((id, at) => ({ id, quantity: at === 0 ? '' : '10000000' })))
  expect(askedIn('ask:listing-1,listing-2').map(({ id }) => id)).toEqual(['listing-1', 'listing-2'])
  expect(askedIn('listing-1')).toEqual([])
})
