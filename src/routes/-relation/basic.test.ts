import { expect, test } from 'vitest'
import { check } from '#blocks/form/check.ts'
import { basicBody, basicSchema, type BasicValues } from './basic.ts'

const good: BasicValues = {
  mainBusiness: '数控机床主轴',
  district: '高新区',
  industry: '高端装备',
  scale: '小',
  address: '科技大道118号',
  contactName: '林晓岚',
  contactPhone: '13800000001',
  website: '',
  intro: '',
}

const problems = (values: BasicValues) => check(basicSchema, values).issues

test('optional fields may be empty, and are sent empty', () => {
  const checked = check(basicSchema, good)
  expect(checked.done && basicBody(checked.value)).toEqual(good)
})

test('each invalid field shows its own message', () => {
  const found = problems({
    ...good,
    contactPhone: '138',
    contactName: ' ',
    scale: '',
    intro: '字'.repeat(1001),
  })
  expect(Object.fromEntries(found)).toEqual({
    contactPhone: '联系电话应为 11 位手机号',
    contactName: '请填写联系人',
    scale: '请选择企业规模',
    intro: '企业简介最多 1000 个字',
  })
  expect(problems({ ...good, contactPhone: '' }).get('contactPhone')).toBe('请填写联系电话')
})
