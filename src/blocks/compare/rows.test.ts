import { expect, test } from 'vitest'
import { idsOf } from './ids.ts'
import { type CompareRow, type CompareView, rowsIn } from './rows.ts'

interface Pump {
  price: string
  brand: string
  material: string
  seller: string
}
const pump = (price: string, seller: string): Pump => ({ price, brand: '海源', material: '', seller })
const rows: CompareRow<Pump>[] = [
  { label: '价格', words: ({ price }) => price },
  { label: '品牌', words: ({ brand }) => brand },
  { label: '材质', words: ({ material }) => material },
  { label: '发布单位', own: true, words: ({ seller }) => seller },
]
const shown = (view: CompareView, ...pumps: Pump[]) => rowsIn(view, rows, pumps).map(({ label }) => label)

test('the views show all rows, rows with differences, and rows with any value', () => {
  const two = [pump('1,200 元/台', '澄岳'), pump('价格面议', '嘉树')] as const
  expect(shown('all', ...two)).toEqual(['价格', '品牌', '材质', '发布单位'])
  expect(shown('different', ...two)).toEqual(['价格'])
  expect(shown('filled', ...two)).toEqual(['价格', '品牌', '发布单位'])
})

test('a value that only one record has counts as different and as filled', () => {
  const one = { ...pump('1 元', '澄岳'), material: '铸钢' }
  expect(shown('different', one, pump('1 元', '嘉树'))).toEqual(['材质'])
  expect(shown('filled', one, pump('1 元', '嘉树'))).toContain('材质')
})

test('an address selects each record once, four at most', () => {
  expect(idsOf('a,b,a,,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
  expect(idsOf('')).toEqual([])
})
