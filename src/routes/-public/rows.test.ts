import { expect, test } from 'vitest'
import { csvOf } from '#lib/csv.ts'
import { findRows } from '#lib/search/rows.ts'
import { inOrder, ownRow, type Row, tableOf, wordsOf } from './rows.ts'

const row = (enterpriseName: string, projectName: string, amount?: number): Row => ({
  enterpriseName,
  creditCode: `9137${enterpriseName}`,
  district: '海湾区',
  projectName,
  ...(amount === undefined ? {} : { amount }),
})
const list = [row('丙机械', '丝杠', 300), row('甲电子', '网关'), row('乙新材', '薄膜', 1_000)]
const names = (rows: readonly Row[]) => rows.map((one) => one.enterpriseName)

test('the list keeps the published order until the user sorts it', () => {
  expect(names(inOrder(list, undefined))).toEqual(['丙机械', '甲电子', '乙新材'])
})
test('names are sorted by Chinese collation, and rows without an amount come last in both directions', () => {
  expect(names(inOrder(list, { by: 'enterpriseName', down: false }))).toEqual(['丙机械', '甲电子', '乙新材'])
  expect(names(inOrder(list, { by: 'amount', down: true }))).toEqual(['乙新材', '丙机械', '甲电子'])
  expect(names(inOrder(list, { by: 'amount', down: false }))).toEqual(['丙机械', '乙新材', '甲电子'])
})
test('a search matches rows that contain all its words, in any column', () => {
  expect(names(findRows(list, '海湾 网关', wordsOf))).toEqual(['甲电子'])
  expect(names(findRows(list, '网关 薄膜', wordsOf))).toEqual([])
})
test('a user without a credit code has no row in the list', () => {
  expect(ownRow(list, '')).toBeUndefined()
  expect(ownRow(list, '9137甲电子')?.projectName).toBe('网关')
})
test('the file has a line for each row, and an empty cell for a missing amount', () => {
  const lines = csvOf(tableOf(list)).split('\r\n')
  expect(lines[2]).toBe('2,甲电子,9137甲电子,海湾区,网关,')
  expect(lines).toHaveLength(5)
})
