import { expect, test } from 'vitest'
import { matching, PAGE_SIZE, pageOf } from './found.ts'

const rows = ['SRDI 评估', 'srdi 名额', '名额只剩 1 个']
const found = (search: string) => matching(rows, search, (row) => row)

test('a row is found by all words of a search, in letters of either case', () => {
  expect(found('Srdi')).toEqual(['SRDI 评估', 'srdi 名额'])
  expect(found(' 名额  SRDI ')).toEqual(['srdi 名额'])
  expect(found(' ')).toEqual(rows)
})

test.each([
  [null, 1],
  ['2', 2],
  ['3', 3],
  ['99', 3],
  ['-1', 1],
  ['1.5', 1],
  ['two', 1],
])('page %s of a list of three pages is page %i', (number, page) => {
  const all = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, at) => at)
  const answer = pageOf(all, number)
  expect(answer.paging).toEqual({ page, pages: 3, total: all.length })
  expect(answer.rows[0]).toBe((page - 1) * PAGE_SIZE)
})

test('a list without rows has one page', () => {
  expect(pageOf([], null)).toEqual({ rows: [], paging: { page: 1, pages: 1, total: 0 } })
})
