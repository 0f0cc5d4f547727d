import { expect, test } from 'vitest'
import { isWhole, ratingProblems } from './rating.ts'

test('a judgement says whether it is solved and how satisfied one is; words are needed where it is not', () => {
  expect(ratingProblems({ comment: '' })).toEqual({ solved: '请选择是否解决', score: '请选择评分' })
  expect(isWhole({ solved: '部分解决', score: 3, comment: '' })).toBe(true)
  expect(ratingProblems({ solved: '未解决', score: 1, comment: '没有' })).toHaveProperty('comment')
  expect(isWhole({ solved: '未解决', score: 1, comment: '没有说明时间' })).toBe(true)
})
