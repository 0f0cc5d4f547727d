import { expect, test } from 'vitest'
import type { Appeal, AppealBrief } from '#api/appeal.ts'
import { check } from '#blocks/form/check.ts'
import { similarAppeals } from './similar-appeals.ts'
import { blankValues, schema, toValues } from './schema.ts'
import { saveCall } from './send.ts'

const filled = blankValues({
  title: '厂区西侧道路照明不足',
  type: '求助',
  category: '基础设施',
  content: '厂区西侧约三百米道路没有路灯。',
  contactName: '林晓岚',
  contactPhone: '13800000001',
})

test('Each missing field has its own message', () => {
  const { issues } = check(schema, blankValues())
  expect(Object.fromEntries(issues)).toEqual({
    title: '请填写标题',
    type: '请选择诉求类型',
    category: '请选择诉求类别',
    content: '请填写诉求内容',
    contactName: '请填写联系人',
    contactPhone: '请填写联系电话',
  })
})

test('Content of 2,000 characters passes, one character more does not', () => {
  expect(check(schema, { ...filled, content: '字'.repeat(2000) }).done).toBe(true)
  const { issues } = check(schema, { ...filled, content: '字'.repeat(2001) })
  expect(issues.get('content')).toBe('诉求内容最多 2000 个字')
})

test('A new appeal is not public and belongs to the enterprise unless the user chooses otherwise', () => {
  const checked = check(schema, filled)
  if (!checked.done) throw new Error([...checked.issues.values()].join())
  const [, { body }] = saveCall(checked.value, undefined)
  expect(body).toMatchObject({ title: filled.title, isPublic: false })
  expect(body).not.toHaveProperty('asPerson')
  expect(saveCall({ ...checked.value, asPerson: true }, undefined)[1].body).toMatchObject({ asPerson: true })
})

test('A returned appeal is sent with its version and its earlier values', () => {
  const returned = { ...filled, id: 'a-1', version: 4, enId: '', attachments: [] } as unknown as Appeal
  const values = toValues(returned)
  expect(values).toMatchObject({ title: filled.title, asPerson: true })
  const checked = check(schema, values)
  if (!checked.done) throw new Error([...checked.issues.values()].join())
  const [, { body }] = saveCall(checked.value, returned)
  expect(body).toMatchObject({ action: 'supplement', id: 'a-1', version: 4 })
  expect(body).not.toHaveProperty('asPerson')
})

test('Similar titles find the user’s own appeals, the most similar first, except the appeal itself', () => {
  const all = ['厂区供水水压不足影响生产', '厂区水压偏低', '引进技师能否享受补贴'].map(
    (title, at) => ({ id: String(at), title }) as AppealBrief,
  )
  expect(similarAppeals(all, '厂区供水水压不足').map(({ id }) => id)).toEqual(['0'])
  expect(similarAppeals(all, '厂区供水水压不足', '0')).toEqual([])
  expect(similarAppeals(all, '')).toEqual([])
})
