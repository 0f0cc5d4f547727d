import { expect, test } from 'vitest'
import { mostSimilar, neighboursOf } from './neighbours.ts'

const of = (id: string, policyTitle = id) => ({ id, policyTitle })

test('The neighbours are the items before and after, with none beyond the ends or for an unknown id', () => {
  const list = [of('a'), of('b'), of('c')]
  expect(neighboursOf(list, 'b')).toEqual({ before: of('a'), after: of('c') })
  expect(neighboursOf(list, 'a')).toEqual({ before: undefined, after: of('b') })
  expect(neighboursOf(list, 'c')).toEqual({ before: of('b'), after: undefined })
  expect(neighboursOf(list, 'x')).toEqual({ before: undefined, after: undefined })
})

test('The most similar title is first, then the list’s own order, without the item itself', () => {
  const one = of('1', '企业研发费用补助办法')
  const list = [
    of('2', '绿色工厂奖励办法'),
    of('3', '人才公寓管理规定'),
    one,
    of('4', '研发费用补助实施细则'),
    of('5', '住房租赁管理规定'),
  ]
  expect(mostSimilar(list, one, 3).map(({ id }) => id)).toEqual(['4', '2', '3'])
})
