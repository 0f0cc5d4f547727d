import { expect, test } from 'vitest'
import { moneyText, parseMoney, rangeText, upToText } from './money.ts'

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

test('a top and a range', () => {
  expect(upToText(5_000_000)).toBe('最高 500 万元')
  expect(rangeText(50_000, 15_000_000)).toBe('5–1,500 万元')
  expect(rangeText(800, 20_000)).toBe('800 元–2 万元')
  expect(rangeText(50_000, 50_000)).toBe('5 万元')
})

test.each([
  ['4,280.00', 4_280],
  ['４２８０', 4_280],
  ['￥ 500', 500],
  ['50万', 500_000],
  ['1.2 亿元', 120_000_000],
  ['0.1', 0.1],
  ['0', 0],
])('%s is %d 元', (typed, yuan) => {
  expect(parseMoney(typed)).toBe(yuan)
})

test('a bare number counts in the unit of the field, a written unit wins', () => {
  expect(parseMoney('50', 10_000)).toBe(500_000)
  expect(parseMoney('0.07', 10_000)).toBe(700)
  expect(parseMoney('800元', 10_000)).toBe(800)
})

test.each(['', '元', '五十', '12a', '1.2.3', '--5', '5 美元'])('%j is not an amount', (typed) => {
  expect(parseMoney(typed)).toBeUndefined()
})
