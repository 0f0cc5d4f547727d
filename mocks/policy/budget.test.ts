import { expect, test } from 'vitest'
import { budgetOf } from './budget.ts'
import type { PolicyRow } from './tables.ts'

const now = Date.parse('2026-11-30T10:00:00+08:00')
const row = (id: number, part: Partial<PolicyRow>) =>
  ({
    ...{ id: `policy-${String(id)}`, amountMax: 300_000, validity: '有效' },
    ...{ effectiveDate: '2026-10-01', applyStart: '2026-10-01', applyEnd: '2027-01-31' },
    ...part,
  }) as PolicyRow
const budgets = (part: Partial<PolicyRow>) =>
  Array.from({ length: 40 }, (_, id) => budgetOf(row(id, part), now))

test('Some policies publish a budget, of which no more is used than there is, up to the last office day', () => {
  const found = budgets({}).filter((one) => one !== undefined)
  expect(found.length).toBeGreaterThan(10)
  expect(found.length).toBeLessThan(40)
  expect(found.every(({ total, used }) => used > 0 && used <= total && total % 500_000 === 0)).toBe(true)
  expect(new Set(found.map(({ asOf }) => asOf))).toEqual(new Set(['2026-11-27']))
})
test('Nothing is used before applications open; a policy without money or out of force has no budget', () => {
  const opening = budgets({ applyStart: '2026-12-10' }).filter((one) => one !== undefined)
  expect(new Set(opening.map(({ used }) => used))).toEqual(new Set([0]))
  expect(
    [...budgets({ amountMax: 0 }), ...budgets({ validity: '废止' })].every((one) => one === undefined),
  ).toBe(true)
})
