import { expect, test } from 'vitest'
import { wordsOf } from './value-text.ts'

const labels = { message: '对接说明', contactPhone: '联系电话', attachments: '附件', score: '评分' }

test('what was typed without a form of its own is read field by field, and what was left empty is not', () => {
  const body = { message: '先寄样品', contactPhone: '', attachments: [{ fileName: '现状.pdf' }], id: 'x' }
  expect(wordsOf({ input: { body }, labels })).toEqual([
    ['对接说明', '先寄样品'],
    ['附件', '现状.pdf'],
  ])
})

test('what was made of a form opens there, and a press alone says nothing', () => {
  const body = { message: '先寄样品' }
  expect(wordsOf({ input: { body }, labels, draft: {} as never })).toEqual([])
  expect(wordsOf({ input: {} })).toEqual([])
})
