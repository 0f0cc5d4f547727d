import { expect, test } from 'vitest'
import { soundsLike } from './pinyin.ts'
import { foundBy } from './fit.ts'
import { searchRows } from './rank.ts'

test.each([
  ['gaoxin', '高新技术企业认定'],
  ['gaoxinjishu', '高新技术企业认定'],
  ['zhuanjingtexin', '省级专精特新中小企业'],
  ['zjtx', '省级专精特新中小企业'],
  ['gxjs', '高新技术企业认定'],
  // Unfinished gaoxin and zhuanjing.
  ['gaox', '高新技术企业认定'],
  ['zhuanji', '省级专精特新中小企业'],
  ['erpi', '申报指南（第二批）'],
  ['g', '高新技术企业认定'],
])('%s matches the sound of %s', (letters, title) => {
  expect(soundsLike({ title }, letters)).toBe(true)
})

test.each([
  ['erp', '申报指南（第二批）'],
  ['mes', '怎么申请用电增容？'],
  ['aoxin', '高新技术企业认定'],
  ['xing', '高新技术企业认定'],
  ['j', '高新技术企业认定'],
])('%s does not match the sound of %s', (letters, title) => {
  expect(soundsLike({ title }, letters)).toBe(false)
})

const rows = [
  { title: '怎么申请用电增容？', facts: [] },
  { title: '二轮品牌培育（第二批）', facts: [] },
  { title: '生产管理软件', facts: ['ERP', 'MES'] },
  { title: '云造 ERP 与 MES', facts: [] },
]
const find = (looked: string) =>
  searchRows(rows, looked, ({ title, facts }) => foundBy(title, facts)).map(({ title }) => title)

test('an abbreviation finds titles with its letters before titles that only sound like them', () => {
  expect(find('ERP')).toEqual(['云造 ERP 与 MES', '生产管理软件'])
  expect(find('mes')).toEqual(['云造 ERP 与 MES', '生产管理软件'])
})
