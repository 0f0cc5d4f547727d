import * as v from 'valibot'
import { expect, test } from 'vitest'
import { form, text } from '#api/call/shape.ts'
import { check } from './check.ts'
import { filled } from './filled.ts'

const schema = filled(
  form({
    title: text('标题', 5),
    unit: v.optional(text('单位', 3)),
    price: v.optional(v.number()),
    tags: v.array(v.string()),
  }),
)

test('what is optional may stay empty, what is required says its own words', () => {
  const empty = { title: ' ', unit: '', price: undefined, tags: [] }
  expect([...check(schema, empty).issues]).toEqual([['title', '请填写标题']])
  expect(check(schema, { ...empty, title: '减速器' })).toMatchObject({
    done: true,
    value: { title: '减速器', tags: [] },
  })
  expect([...check(schema, { ...empty, title: '减速器', unit: '一二三四' }).issues.keys()]).toEqual(['unit'])
})
