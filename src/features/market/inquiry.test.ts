import { expect, test } from 'vitest'
import { askedOf, inquiryCsv, quantityOf } from './inquiry.ts'
import type { Compared } from './listings.ts'
import { blankValues } from './publish/schema.ts'
import { toDemand } from './publish/from-inquiry.ts'

const listing = (id: string, more: Partial<Compared> = {}): Compared => ({
  id,
  createTime: '2026-11-01T01:00:00.000Z',
  updateTime: '2026-11-01T01:00:00.000Z',
  enId: 'en-1',
  version: 1,
  status: '已发布',
  publisherOrg: '川流泵业有限公司',
  viewCount: 3,
  tradeType: '供应',
  title: `海源 CDL${id} 不锈钢离心泵`,
  categoryPath: ['机械设备', '泵阀', '离心泵'],
  material: '304 不锈钢',
  price: 1800,
  unit: '台',
  moq: 2,
  certs: ['节能产品认证'],
  ...more,
})
const pumps = [listing('1', { brand: '海源' }), listing('2', { brand: '博泵', price: undefined })]

test('an inquiry holds only supplies, with their numeric quantities', () => {
  const rows = askedOf([...pumps, listing('3', { tradeType: '求购' })], { 1: '20', 2: '许多' })
  expect(rows.map(({ id, quantity, price, moq }) => [id, quantity, price, moq])).toEqual([
    ['1', 20, '1,800 元/台', '2 台'],
    ['2', undefined, '价格面议', '2 台'],
  ])
  const typed = ['0', '-1', '1.5', '', ' 7 ', '10000001', '１,２００ 台', '5 箱']
  expect(typed.map((one) => quantityOf(one, '台'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    7,
    undefined,
    1_200,
    undefined,
  ])
})

test('the spreadsheet names buyer, products and quantities, and has empty columns for the answers', () => {
  const rows = askedOf([listing('1', { title: '=离心泵' })], { 1: '20' })
  const csv = inquiryCsv(rows, { name: '澄岳精密制造有限公司', contact: '林晓岚' }, Date.UTC(2026, 10, 23, 3))
  const lines = csv.split('\r\n')
  expect(lines.slice(0, 3)).toEqual([
    '\uFEFF询价单,澄岳精密制造有限公司',
    '联系人,林晓岚',
    '询价日期,"=""2026-11-23"""',
  ])
  expect(lines[5]).toBe('1,\'=离心泵,,,川流泵业有限公司,"1,800 元/台",2 台,20,台,,,')
})

test('a demand takes over the common facts of the products and lists each product', () => {
  const values = toDemand(pumps, { 1: '20', 2: '10' })
  expect(values).toMatchObject({
    branch: '机械设备',
    category: '泵阀 / 离心泵',
    title: '求购离心泵，向 2 家询价',
    material: '304 不锈钢',
    certs: '节能产品认证',
    priceType: '面议',
    unit: '台',
    moq: 30,
  })
  expect(values.brand).toBeUndefined()
  expect(values.description?.split('\n')).toEqual([
    '向下列产品询价，请注明单价、交货期、付款方式和质保期：',
    '- 海源 CDL1 不锈钢离心泵，20 台，公开价格 1,800 元/台（川流泵业有限公司）',
    '- 海源 CDL2 不锈钢离心泵，10 台，价格面议（川流泵业有限公司）',
  ])
  expect(blankValues(values)).toMatchObject({ brand: '', moq: 30 })
})

test('fields with different facts stay empty', () => {
  const values = toDemand(
    [pumps[0]!, listing('4', { categoryPath: ['机械设备', '泵阀', '球阀'], unit: '只' })],
    { 1: '20' },
  )
  expect(values).toMatchObject({ branch: '机械设备', category: '', title: '求购离心泵等 2 种产品' })
  expect([values.unit, values.moq]).toEqual([undefined, undefined])
})
