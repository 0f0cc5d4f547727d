import { expect, test } from 'vitest'
import { likeThis, neighboursOf } from './near.ts'

const of = (id: string, policyTitle = id) => ({ id, policyTitle })

test('the neighbours of one of a list, none beyond its ends, none for a stranger', () => {
  const list = [of('a'), of('b'), of('c')]
  expect(neighboursOf(list, 'b')).toEqual({ before: of('a'), after: of('c') })
  expect(neighboursOf(list, 'a')).toEqual({ before: undefined, after: of('b') })
  expect(neighboursOf(list, 'c')).toEqual({ before: of('b'), after: undefined })
  expect(neighboursOf(list, 'x')).toEqual({ before: undefined, after: undefined })
})

test('what shares most of its title comes first, the list’s own order after that, never itself', () => {
  const one = of('1', '企业研发费用补助办法')
  const list = [
    of('2', '绿色工厂奖励办法'),
    of('3', '人才公寓管理规定'),
    one,
    of('4', '研发费用补助实施细则'),
    of('5', '住房租赁管理规定'),
  ]
  expect(likeThis(list, one, 3).map(({ id }) => id)).toEqual(['4', '2', '3'])
})
