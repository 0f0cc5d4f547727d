// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Totals } from './Totals.tsx'

const DAY = 86_400_000
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const open = { isRolling: false, applyStart: at(-3), applyEnd: at(30) }
const yetToOpen = { isRolling: false, applyStart: at(10), applyEnd: at(30) }
const totals = { recommended: 3, potential: 1, need_more_info: 0, not_recommended: 0 }
const show = (fitting: (typeof open)[]) =>
  render(<Totals evaluated={4} totals={totals} amountFrom={0} amountTo={0} fitting={fitting} />)

test('The policies open now and those outside their window add up to the fitting ones', () => {
  show([open, open, yetToOpen])
  expect(screen.getByText('现在可申报', { exact: false })).toHaveTextContent('现在可申报 2 条')
  expect(screen.getByText('另有 1 条符合条件，不在申报时间')).toBeVisible()
  expect(screen.getByText('符合条件', { exact: true }).nextElementSibling).toHaveTextContent('3')
})

test('A report that lists fewer policies than fit shows the listed number', () => {
  show([open, open])
  expect(screen.getByText('现在可申报', { exact: false })).toHaveTextContent('列出的 2 条中，现在可申报 2 条')
})
