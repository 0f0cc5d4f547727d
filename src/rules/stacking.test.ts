import { expect, test } from 'vitest'
import { amountsOf, candidateOf, sharedGroups, type Stackable } from './stacking.ts'

const WAN = 10_000
const basis = { name: '市科字〔2026〕38号 第三章', text: '同一研发费用不重复支持。' }
const policy = (id: string, more: Partial<Stackable> = {}): Stackable => ({
  policyId: id,
  docNumber: '市科字〔2026〕38号',
  matchLevel: 'recommended',
  amountMin: 5 * WAN,
  amountMax: 500 * WAN,
  materials: [{ name: '申报书', required: true, note: '' }],
  steps: [{}, {}],
  conditions: [],
  ...more,
})
const research = { kind: '同一支出', name: '研发费用', basis } as const
const paid = { ratio: 10, stacking: [{ ...research, paidOn: 'rdCost' }] }

test('a policy that pays 10% of a known cost is certain to that sum, within its least and greatest amount', () => {
  const sum = (rdCost: number) => amountsOf(policy('rd', paid), { rdCost: rdCost * WAN })
  expect(sum(235.4)).toEqual({ sure: 235_400, upTo: 235_400 })
  expect(sum(20)).toEqual({ sure: 5 * WAN, upTo: 5 * WAN })
  expect(sum(8_000)).toEqual({ sure: 500 * WAN, upTo: 500 * WAN })
  expect(amountsOf(policy('rd', paid), {})).toEqual({ sure: 5 * WAN, upTo: 500 * WAN })
})

test('a policy that does not fit yet promises nothing', () => {
  expect(candidateOf(policy('near', { matchLevel: 'potential' }), {})).toMatchObject({
    sure: 0,
    upTo: 500 * WAN,
    certainty: 0,
  })
})

test('conditions that people judge make a policy less certain', () => {
  const certainty = (state: string) => candidateOf(policy('a', { conditions: [{ state }] }), {}).certainty
  expect(['met', 'not_applicable', 'manual_review', 'unknown'].map(certainty)).toEqual([2, 2, 1, 1])
})

test('policies of one theme, one expenditure or one group exclude each other; a yearly cap excludes nothing', () => {
  const kindsOf = (a: Partial<Stackable>, b: Partial<Stackable>) =>
    sharedGroups(candidateOf(policy('a', a), {}), candidateOf(policy('b', b), {})).map(({ kind }) => kind)
  expect(kindsOf({ theme: '研发补助' }, { theme: '研发补助' })).toEqual(['同一事项'])
  expect(kindsOf({ stacking: [research] }, { stacking: [research] })).toEqual(['同一支出'])
  expect(kindsOf({ stacking: [research] }, { stacking: [{ ...research, kind: '同组择一' }] })).toEqual([])
  const cap = { kind: '年度限额', name: '外经贸发展资金', most: 100 * WAN, basis } as const
  expect(kindsOf({ stacking: [cap] }, { stacking: [cap] })).toEqual([])
  expect(candidateOf(policy('a', { stacking: [cap] }), {}).cap).toMatchObject({ most: 100 * WAN })
})
