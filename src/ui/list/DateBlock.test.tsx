// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DateBlock } from './DateBlock.tsx'
import { DaysLeftBlock } from './DaysLeftBlock.tsx'

/** Returns what a screen reader reads: the text without the parts that are hidden from it. */
function readIn(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  copy.querySelectorAll('[aria-hidden="true"]').forEach((one) => one.remove())
  return copy.textContent
}

test('A date is drawn in three lines and read as one date of the city', () => {
  const { container } = render(<DateBlock day="2026-11-25T17:00:00.000Z" />)
  expect([...container.querySelectorAll('[aria-hidden]')].map((one) => one.textContent)).toEqual([
    '11月',
    '26',
    '周四',
  ])
  expect(readIn(container)).toBe('11月26日 周四')
  expect(screen.getByText('11月26日 周四')).toHaveAttribute('datetime', '2026-11-26')
})

test('A date of another year names its year', () => {
  const { container } = render(<DateBlock day="2024-03-08" />)
  expect(container).toHaveTextContent('2024.03')
  expect(readIn(container)).toBe('2024年3月8日 周五')
})

test('Days left are read as one phrase, today as 今天截止, and a past end as its date', () => {
  const read = (days: number | undefined) =>
    readIn(render(<DaysLeftBlock end="2026-11-20T10:00:00.000Z" days={days} unit="个工作日" />).container)
  expect(read(3)).toBe('还剩 3 个工作日')
  expect(read(0)).toBe('今天截止')
  expect(read(undefined)).toBe('11月20日已结束')
})
