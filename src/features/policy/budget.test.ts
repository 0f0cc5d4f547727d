import { expect, test } from 'vitest'
import { budgetText, isScarce } from './budget.ts'

const budget = (used: number) => ({ total: 20_000_000, used, asOf: '2026-11-27' })

test('The use of a budget says what is left, and in words where none or all of it is used', () => {
  expect(budgetText(budget(12_600_000))).toBe('已用 1,260 万元，共 2,000 万元，剩余 740 万元')
  expect(budgetText(budget(0))).toBe('共 2,000 万元，尚未使用')
  expect(budgetText(budget(20_000_000))).toBe('共 2,000 万元，已用完')
})
test('A tenth that is left is scarce', () => {
  expect([17_999_999, 18_000_000, 20_000_000].map((used) => isScarce(budget(used)))).toEqual([
    false,
    true,
    true,
  ])
})
