import { expect, test } from 'vitest'
import { foundBy } from './fit.ts'
import { searchRows } from './rank.ts'
import { understand } from './understand.ts'

const titles = [
  '长期采购折叠周转箱',
  '企业贷款被抽贷怎么办？',
  '企业旺季缺工，平台能帮忙招人吗？',
  '应收账款催收',
  '员工子女入学怎么申请？',
  '劳动仲裁要走多久？',
  '社保公积金代办',
  '短视频营销实训',
  '企业搬迁到本市后多久可以享受政策？',
  '开办一家公司需要多长时间？',
  '股权融资财务顾问',
  '单层标准厂房招租',
  '上市挂牌有哪些奖励？',
  '博士后工作站怎么设立？',
  '申请用电增容要多久？',
  '推荐数控编程工程师人选',
  '创新型中小企业评价专项资金管理办法',
  '申报需要先在哪里注册账号？',
]
const found = (looked: string) => searchRows(titles, looked, (title) => foundBy(title))

test.each([
  ['银行贷款', '企业贷款被抽贷怎么办？'],
  ['公司被人欠钱想找人催债', '应收账款催收'],
  ['员工要跟我打劳动官司', '劳动仲裁要走多久？'],
  ['五险一金代缴', '社保公积金代办'],
  ['抖音', '短视频营销实训'],
  ['公司搬家', '企业搬迁到本市后多久可以享受政策？'],
  ['开厂要办哪些证', '开办一家公司需要多长时间？'],
  ['想入股投资我们公司', '股权融资财务顾问'],
  ['厂房出租', '单层标准厂房招租'],
  ['股改', '上市挂牌有哪些奖励？'],
  ['引进博士', '博士后工作站怎么设立？'],
  ['水电气报装', '申请用电增容要多久？'],
  ['招数控编程工程师', '推荐数控编程工程师人选'],
])('%s finds %s first', (looked, title) => {
  expect(found(looked)[0]).toBe(title)
})

test.each([
  ['银行贷款', '长期采购折叠周转箱'],
  ['找人催债', '企业旺季缺工，平台能帮忙招人吗？'],
  ['劳动官司', '员工子女入学怎么申请？'],
  ['怎么注销账号', '申报需要先在哪里注册账号？'],
  // Excludes 给钱, which means 专项资金.
  ['gq', '创新型中小企业评价专项资金管理办法'],
])('%s does not find %s', (looked, title) => {
  expect(found(looked)).not.toContain(title)
})

test('the understood meaning is shown as the official word', () => {
  expect(understand('打劳动官司').takenAs).toEqual(['劳动仲裁'])
  expect(understand('催债').takenAs).toEqual(['拖欠'])
  expect(understand('抖音').takenAs).toEqual(['短视频'])
})

test('a measure word between verb and noun is ignored, and kept when it is part of a word', () => {
  const typed = (looked: string) => understand(looked).terms.map((term) => term.typed)
  expect(typed('换个企业')).toEqual(['换企业'])
  expect(typed('开一家公司')).toEqual(['开公司'])
  expect(typed('交个税')).toEqual(['个税'])
  expect(typed('国家高新')).not.toContain('国高新')
})

test('existing words are not corrected to others', () => {
  expect(understand('信保补贴').terms.map((term) => term.typed)).toEqual(['信保', '补贴'])
})

test('a vocabulary word without synonyms is searched as it is', () => {
  expect(understand('首批次').terms).toEqual([expect.objectContaining({ typed: '首批次', weight: 1 })])
})
