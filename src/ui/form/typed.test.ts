import { describe, expect, test } from 'vitest'
import { moneyProblem, numberProblem, readMoney, readNumber, writeMoney, writeNumber } from './typed.ts'

describe('An amount typed in 万元 is stored in 元', () => {
  test.each([
    ['4280', 42_800_000],
    ['4,280.00', 42_800_000],
    ['0.1', 1_000],
    ['.5', 5_000],
    ['12.', 120_000],
    ['0', 0],
    ['-3.2', -32_000],
    ['1.234567', 12_345.67],
    ['8.29', 82_900],
    [' 50 ', 500_000],
    ['５０．５', 505_000],
    ['4，280', 42_800_000],
    ['50万', 500_000],
    ['1.2 亿元', 120_000_000],
    ['999999999.99', 9_999_999_999_900],
  ])('%s', (typed, yuan) => expect(readMoney(typed)).toBe(yuan))

  test('An empty text is undefined, not 0', () => {
    expect(readMoney('')).toBeUndefined()
    expect(readMoney('  ')).toBeUndefined()
  })
})

describe('Text that is no amount stays as typed and is explained', () => {
  test.each([
    ['50a', '“50a”不是数字，只能填写数字和小数点'],
    ['1.2.3', '“1.2.3”不是数字，只能填写数字和小数点'],
    ['1e5', '“1e5”是科学计数法，读作 100,000，请填写完整的数'],
    ['约 50', '“约 50”中的“约”表示数不准确，请填写准确的数，如 50'],
    ['1,5', '“1,5”的逗号位置有误，可写作 4,280.50'],
    ['800元', '“800元”的单位是元，本栏的单位是万元，请选择要填的数'],
    ['1.2345678', '最多 6 位小数'],
    ['42800000000', '数值过大，请核对单位（万元）'],
  ])('%s', (typed, words) => {
    expect(readMoney(typed)).toBe(typed)
    expect(moneyProblem(typed)).toBe(words)
    expect(writeMoney(readMoney(typed))).toBe(typed)
  })
})

test('An amount is formatted with separators and at least two decimal places', () => {
  expect(writeMoney(42_800_000)).toBe('4,280.00')
  expect(writeMoney(12_345.67)).toBe('1.234567')
  expect(writeMoney(0)).toBe('0.00')
  expect(writeMoney(undefined)).toBe('')
})

test('Formatting and reading an amount again does not change it', () => {
  for (const yuan of [0, 0.01, 1, 82_900, 12_345.67, 9_999_999_999_900])
    expect(readMoney(writeMoney(yuan))).toBe(yuan)
})

test('A count allows no decimals', () => {
  const people = { decimals: 0, unit: '人' }
  expect(readNumber('1,200', people)).toBe(1_200)
  expect(readNumber('12.5', people)).toBe('12.5')
  expect(numberProblem('12.5', people)).toBe('应为整数')
  expect(writeNumber(1_200, people)).toBe('1,200')
  expect(writeNumber(2_017, { unit: '年', decimals: 0 })).toBe('2017')
})
