import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

/** Writes a single cell, as the file contains it. */
const cellOf = (value: string | number) => csvOf([[value]]).slice(1, -2)

/** Reads that cell as a program does. */
const readBack = (value: string) =>
  cellOf(value)
    .replace(/^"([^]*)"$/, '$1')
    .replaceAll('""', '"')

test('a table begins with the byte order mark, and every row ends with CRLF as in RFC 4180', () => {
  expect(
    csvOf([
      ['标题', '金额'],
      ['研发补助', 500],
    ]),
  ).toBe('\uFEFF标题,金额\r\n研发补助,500\r\n')
})

test('a value that would break the line or read as two cells is quoted', () => {
  expect(csvOf([['甲,乙', '他说"好"', '一\n二', '甲;=1+1', undefined, '']])).toBe(
    '\uFEFF"甲,乙","他说""好""","一\n二","甲;=1+1",,\r\n',
  )
})

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+甲', "'+甲"],
  ['-甲', "'-甲"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['|calc', "'|calc"],
  ['%甲', "'%甲"],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['\n=x', `"'\n=x"`],
  ['＝甲', "'＝甲"],
  ['＋甲', "'＋甲"],
  ['－甲', "'－甲"],
  ['＠甲', "'＠甲"],
  ['﹦甲', "'﹦甲"],
  ['\u2212甲', "'\u2212甲"],
  [' =甲', "' =甲"],
  ['\u00a0=甲', "'\u00a0=甲"],
  ['\u3000＝甲', "'\u3000＝甲"],
  ['\u200b=甲', "'\u200b=甲"],
  ['\ufeff=甲', "'\ufeff=甲"],
  ['\u202e=甲', "'\u202e=甲"],
  ['\u2800\u3164=甲', "'\u2800\u3164=甲"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
])('%j does not run as a formula', (text, cell) => {
  expect(cellOf(text)).toBe(cell)
})

test.each([
  '913302005678901234',
  '6222021001112223333',
  '6222 0210 0111 2223 333',
  '13812345678',
  '+8613812345678',
  '0571-88881234',
  '007',
  '12.50',
  '-3',
  '6-8',
  '3/4',
  '1E5',
  '12e30',
  '2026-1',
  '2026-01-05',
  '2026年1月5日',
  '9:30',
  '(100)',
  '50%',
  '￥100',
  '1,234',
  'SEP2',
  '1-Mar',
  'TRUE',
  '６-８',
])('%s keeps all its signs in a spreadsheet', (text) => {
  expect(readBack(text)).toBe(`="${text}"`)
})

test.each([
  '91330200MA2ABCDE1K',
  '1,800 元/台',
  '2 台',
  '第 3 批',
  '市发〔2026〕3号',
  'https://a.test/policy?id=1',
  '——',
  'may',
  'March',
  'a1',
])('%s is written without quotes or formula', (text) => {
  expect(readBack(text)).toBe(text)
})

test('a sequence of signs that looks like a formula of numbers stays a text', () => {
  expect(cellOf('-1+2')).toBe('"=""-1+2"""')
})

test('digits too many for a formula are written with an apostrophe', () => {
  expect(cellOf('9'.repeat(300))).toBe(`'${'9'.repeat(300)}`)
})

test.each([-3, 0, 1_280.5, 913_302_005_678])('the number %d stays a number', (value) => {
  expect(cellOf(value)).toBe(String(value))
})
