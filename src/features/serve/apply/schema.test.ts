import { expect, test } from 'vitest'
import type { MyProvider } from '#api/serve-provider.ts'
import { check } from '#blocks/form/check.ts'
import { savedOf } from '#blocks/form/city-draft.ts'
import { blankValues, schema, toValues, type Values } from './schema.ts'

const logo = { filePath: 'local:l-1', fileName: '标志.png', size: 9, type: 'image/png' }
const filled: Values = blankValues({
  name: '嘉树新材料有限公司',
  creditCode: '91371800MA3C1T8N69',
  nature: '民营企业',
  foundedYear: 2016,
  teamSize: 35,
  serviceTypes: ['检测认证'],
  coverage: ['全市'],
  qualifications: ' 检验检测机构资质认定 \n\n实验室认可',
  intro: '专注高分子材料检测。',
  address: '高新区科技大道 8 号',
  contactName: '何嘉树',
  contactPhone: '13800000004',
  logo: [logo],
})
const bodyOf = (values: Values, base?: { id: string; version: number }) => {
  const checked = check(schema, values)
  if (!checked.done) throw new Error(JSON.stringify([...checked.issues]))
  return savedOf(checked.value, base)
}

test('the body of an organisation has its qualifications by lines and its logo, and leaves out empty fields', () => {
  const body = bodyOf(filled)
  expect(body).toMatchObject({ qualifications: ['检验检测机构资质认定', '实验室认可'], logo: 'local:l-1' })
  expect(body).not.toHaveProperty('website')
  expect(body).not.toHaveProperty('pictures')
  expect(body).not.toHaveProperty('id')
  expect(bodyOf(filled, { id: 'provider-1', version: 2 })).toMatchObject({ id: 'provider-1', version: 2 })
})

test('each error appears at its field', () => {
  const wrong = {
    ...filled,
    creditCode: '91371800MA3C1T8N60',
    foundedYear: 2999,
    serviceTypes: undefined,
    coverage: undefined,
    website: '没有网站',
    contactPhone: '1380000',
  }
  expect(Object.fromEntries(check(schema, wrong).issues)).toEqual({
    creditCode: '统一社会信用代码有误，请核对',
    foundedYear: '成立年份不能晚于今年',
    serviceTypes: '请选择服务类别',
    coverage: '请填写服务区域',
    website: '网址应为完整域名，以 http:// 或 https:// 开头',
    contactPhone: '联系电话应为 11 位手机号',
  })
})

test('a saved organisation returns its typed values', () => {
  const { logo: kept, ...values } = toValues(bodyOf(filled) as MyProvider)
  expect(values).toEqual({ ...filled, logo: undefined, qualifications: '检验检测机构资质认定\n实验室认可' })
  expect(kept).toMatchObject([{ filePath: 'local:l-1' }])
})
