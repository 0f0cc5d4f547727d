import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a table begins with the mark of UTF-8, and every row ends as RFC 4180 says', () => {
  expect(
    csvOf([
      ['标题', '金额'],
      ['研发补助', 500],
    ]),
  ).toBe('\uFEFF标题,金额\r\n研发补助,500\r\n')
})

test('what would break a line stands in quotes', () => {
  expect(csvOf([['甲,乙', '他说"好"', '一\n二', undefined, '']])).toBe(
    '\uFEFF"甲,乙","他说""好""","一\n二",,\r\n',
  )
})

test.each(['=1+1', '+86', '-3', '@SUM(A1)', '\tx'])('%j does not run as a formula', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

test('a formula with a quote and a comma is made harmless and stays one cell', () => {
  expect(csvOf([['=HYPERLINK("http://x","y")']])).toBe(`\uFEFF"'=HYPERLINK(""http://x"",""y"")"\r\n`)
})

test('a negative number is a number', () => {
  expect(csvOf([[-3]])).toBe('\uFEFF-3\r\n')
})
