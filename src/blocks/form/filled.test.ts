import * as v from 'valibot'
import { expect, test } from 'vitest'
import { form, text } from '#api/call/shape.ts'
import { check } from './check.ts'
import { filled, isFilled } from './filled.ts'

const schema = filled(
  form({
    title: text('标题', 5),
    unit: v.optional(text('单位', 3)),
    price: v.optional(v.number()),
    tags: v.array(v.string()),
  }),
)

test('optional fields may be empty; an empty required field shows its own message', () => {
  const empty = { title: ' ', unit: '', price: undefined, tags: [] }
  expect([...check(schema, empty).issues]).toEqual([['title', '请填写标题']])
  expect(check(schema, { ...empty, title: '减速器' })).toMatchObject({
    done: true,
    value: { title: '减速器', tags: [] },
  })
  expect([...check(schema, { ...empty, title: '减速器', unit: '一二三四' }).issues.keys()]).toEqual(['unit'])
})

test('0, false and a file count as filled; a blank row and a slot without a file do not', () => {
  const file = { filePath: '/files/1', fileName: '审计报告.pdf', size: 1, type: 'application/pdf' }
  for (const value of [
    0,
    false,
    '滚珠丝杠',
    [{ title: '', kind: '发明专利' }],
    [{ name: '审计报告', files: [file] }],
  ])
    expect(isFilled(value)).toBe(true)
  for (const blank of [undefined, '', ' ', [], [{ title: '', kind: '' }], [{ name: '审计报告', files: [] }]])
    expect(isFilled(blank)).toBe(false)
})
