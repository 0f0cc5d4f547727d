import { expect, test } from 'vitest'
import { numberText } from './numbers.ts'

const asIntl = (value: number, most = 0, least = 0) =>
  value.toLocaleString('zh-CN', { maximumFractionDigits: most, minimumFractionDigits: least })

test.each([0, 7, 999, 1_000, 1_234_567, -50_000, 0.5, 1.005, 2.675, -2.5, 1e-7, 123_456_789.125, 99.999])(
  '%d reads as the browser would write it',
  (value) => {
    for (const [most, least] of [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 2],
      [6, 2],
    ] as const)
      expect(numberText(value, most, least)).toBe(asIntl(value, most, least))
  },
)

test('amounts in 分 up to 20 million, in steps, match Intl.NumberFormat', () => {
  for (let cents = 1; cents < 2_000_000_000; cents += 1_234_567) {
    expect(numberText(cents / 100, 2)).toBe(asIntl(cents / 100, 2))
  }
})
