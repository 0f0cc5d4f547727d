import { expect, test } from 'vitest'
import { typedFieldsOf } from './value-text.ts'

const labels = { message: '对接说明', contactPhone: '联系电话', attachments: '附件', score: '评分' }

test('an item without a form lists its typed fields and leaves out the empty ones', () => {
  const body = { message: '先寄样品', contactPhone: '', attachments: [{ fileName: '现状.pdf' }], id: 'x' }
  expect(typedFieldsOf({ input: { body }, labels })).toEqual([
    ['对接说明', '先寄样品'],
    ['附件', '现状.pdf'],
  ])
})

test('an item with a draft and an item without labels list no fields', () => {
  const body = { message: '先寄样品' }
  expect(typedFieldsOf({ input: { body }, labels, draft: {} as never })).toEqual([])
  expect(typedFieldsOf({ input: {} })).toEqual([])
})
