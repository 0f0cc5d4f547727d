import { expect, test } from 'vitest'
import { findRows, markedPieces } from './rows.ts'

const rows = [
  { name: '高新技术企业认定', no: 'SB20261123000007' },
  { name: '专精特新中小企业认定', no: 'SB20261120000012' },
  { name: '企业研发费用补助', no: '' },
]
const found = (looked: string) =>
  findRows(rows, looked, ({ name, no }) => ({ title: name, facts: [no] })).map(({ name }) => name)
const marked = (text: string, looked: string) =>
  markedPieces(text, looked)
    .filter(({ hit }) => hit)
    .map((one) => one.text)

test('rows are found by a synonym, by sound, by initials and by a part of their number, in their order', () => {
  expect(found('高企')).toEqual(['高新技术企业认定'])
  expect(found('小巨人')).toEqual(['专精特新中小企业认定'])
  expect(found('gxjs')).toEqual(['高新技术企业认定'])
  expect(found('sb2026112')).toEqual(['高新技术企业认定', '专精特新中小企业认定'])
  expect(found('000012')).toEqual(['专精特新中小企业认定'])
  expect(found('查无此词')).toEqual([])
  expect(found(' ')).toHaveLength(3)
})

test('synonyms are marked like the typed words, related words are not', () => {
  expect(marked('2026年高新技术企业认定', '高企')).toEqual(['高新技术企业'])
  expect(marked('高企培育', '高企')).toEqual(['高企'])
  expect(marked('编号 SB20261123000007', '000007')).toEqual(['000007'])
  expect(marked('工业互联网改造', '数字化')).toEqual([])
})

test('typed words are marked before synonyms, and no synonym is marked across two words', () => {
  expect(marked('标准厂房租金补助', '租金')).toEqual(['租金'])
  expect(marked('标准厂房租金补助', '厂房 租金')).toEqual(['厂房', '租金'])
  expect(marked('租金补助与房租减免', '租金')).toEqual(['租金', '房租'])
  expect(marked('标准厂房租金补助', '标准厂房 房租')).toEqual(['标准厂房', '租金'])
})
