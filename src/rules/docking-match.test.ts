import { expect, test } from 'vitest'
import { bestMatches, matchOf } from './docking-match.ts'

const demand = {
  id: 'd',
  enId: 'a',
  title: '采购五轴联动加工中心，诚征供应商',
  category: '设备采购',
  industry: '高端装备',
  region: '高新区',
  budgetMax: 800_000,
}
const supply = { ...demand, id: 's', enId: 'b', title: '供应五轴联动加工中心并负责安装培训', price: 600_000 }

test('the reasons of a match are listed by weight', () => {
  expect(matchOf(demand, supply).reasons).toEqual([
    '标的相近',
    '同为设备采购',
    '都在高新区',
    '同属高端装备',
    '价格在预算以内',
  ])
  expect(matchOf(demand, { ...supply, price: 900_000 }).reasons).not.toContain('价格在预算以内')
})

test('the three best matches are listed, the closest first, none twice, none of the same enterprise', () => {
  const far = { ...supply, id: 'far', title: '出租标准厂房', category: '场地' }
  const near = [2, 3, 4].map((n) => ({
    ...supply,
    id: `n${String(n)}`,
    title: '供应注塑机',
    region: '市南区',
  }))
  const own = { ...supply, id: 'own', enId: 'a' }
  const best = bestMatches(demand, [far, own, ...near, supply, supply])
  expect(best.map(({ row }) => row.id)).toEqual(['s', 'n2', 'n3'])
})
