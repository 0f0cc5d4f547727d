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
const titled = (one: string, other: string) =>
  matchOf({ ...demand, title: one }, { ...supply, title: other }).weight

test('the reasons of a match are listed by weight, first what both are about', () => {
  expect(matchOf(demand, supply).reasons).toEqual([
    '都是“五轴联动加工中心”',
    '都在高新区',
    '同属高端装备',
    '价格在预算以内',
  ])
  expect(matchOf(demand, { ...supply, price: 900_000 }).reasons).not.toContain('价格在预算以内')
})

test('a category, a district and an industry alone make no match', () => {
  expect(titled('减速器齿轮噪声抑制技术难题征集方案', '海水淡化膜抗污染涂层成套技术转让')).toBe(0)
  expect(titled('采购五轴联动加工中心，诚征供应商', '供应立式注塑机并负责安装培训')).toBe(0)
  expect(titled('委托材料力学性能检测', '承接食品接触材料检测')).toBe(0)
  expect(titled('招聘数控编程工程师多名', '推荐质量体系工程师人选')).toBe(0)
})

test('other words for the same thing still match', () => {
  expect(titled('求租单层标准厂房', '可承重高标准厂房招租')).toBeGreaterThan(0)
  expect(titled('需要一批 6061 铝型材', '6061 铝合金型材厂家直供')).toBeGreaterThan(0)
})

test('the three best matches are listed, the closest first, none twice, none of the same enterprise', () => {
  const far = { ...supply, id: 'far', title: '出租标准厂房', category: '场地' }
  const near = [2, 3, 4].map((n) => ({ ...supply, id: `n${String(n)}`, region: '市南区' }))
  const own = { ...supply, id: 'own', enId: 'a' }
  const best = bestMatches(demand, [far, own, ...near, supply, supply])
  expect(best.map(({ row }) => row.id)).toEqual(['s', 'n2', 'n3'])
})
