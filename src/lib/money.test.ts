import { expect, test } from 'vitest'
import { exactMoneyText, moneyText, rangeText, upToText } from './money.ts'

test.each([
  [0, '0 元'],
  [9_999.5, '9,999.5 元'],
  [10_000, '1 万元'],
  [126_000, '12.6 万元'],
  [15_000_000, '1,500 万元'],
  [150_000_000, '1.5 亿元'],
  [-50_000, '-5 万元'],
])('%d 元 reads %s', (yuan, words) => {
  expect(moneyText(yuan)).toBe(words)
})

test.each([
  [39_999_999, '3,999.9999 万元'],
  [40_000_000, '4,000 万元'],
  [2_354_000, '235.4 万元'],
  [399_999_999, '39,999.9999 万元'],
  [150_000_000, '1.5 亿元'],
  [9_999, '9,999 元'],
])('%d 元 against a limit reads %s, to the yuan', (yuan, words) => {
  expect(exactMoneyText(yuan)).toBe(words)
})

test('a top and a range', () => {
  expect(upToText(5_000_000)).toBe('最高 500 万元')
  expect(rangeText(50_000, 15_000_000)).toBe('5–1,500 万元')
  expect(rangeText(800, 20_000)).toBe('800 元–2 万元')
  expect(rangeText(50_000, 50_000)).toBe('5 万元')
})
