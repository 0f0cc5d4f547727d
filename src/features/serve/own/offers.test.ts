import { expect, test } from 'vitest'
import { offersOf } from './offers.ts'

test('an organisation may publish the service types of its public version, and none without one', () => {
  const types = { serviceTypes: ['法律' as const] }
  expect(offersOf({ status: '已通过', ...types })).toEqual(['法律'])
  expect(offersOf({ status: '待审核', ...types })).toBeUndefined()
  for (const status of ['待审核', '已驳回'] as const)
    expect(offersOf({ status, isShown: true, shownTypes: ['财税'], ...types })).toEqual(['财税'])
})
