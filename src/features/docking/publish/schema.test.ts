import { expect, test } from 'vitest'
import type { MySupply } from '#api/docking.ts'
import { check } from '#blocks/form/check.ts'
import { savedOf } from '#blocks/form/city-draft.ts'
import { isoDay } from '#lib/dates.ts'
import { contactsIn } from '#rules/contact-in-text.ts'
import { blankValues, freeTexts, schemas, shown, toValues } from './schema.ts'
import { shownOnly } from '#blocks/form/shown.ts'

const picture = { filePath: 'local:p-1', fileName: '样件.jpg', size: 9, type: 'image/jpeg' }
const inDays = (days: number) => isoDay(Date.now() + days * 86_400_000)
const filled = blankValues({
  title: '承接精密轴加工',
  category: '加工配套',
  industry: '高端装备',
  region: '高新区',
  description: '来图加工，三日打样。',
  budgetType: '固定',
  price: 12.5,
  priceUnit: '元/件',
  deadline: inDays(30),
  qualification: ' 质量管理体系认证 \n\n高新技术企业',
  pictures: [picture, { ...picture, filePath: '/upload/2026/11/a.png' }],
  contactName: '林晓岚',
  contactPhone: '13800000001',
})
const checkedOf = (values = filled, kind: 'demand' | 'supply' = 'supply') =>
  check(schemas[kind], shownOnly(shown, values))

test('the body of a supply has its lists by lines and its pictures in their order', () => {
  const checked = checkedOf()
  if (!checked.done) throw new Error(JSON.stringify([...checked.issues]))
  const body = savedOf(checked.value, undefined)
  expect(body).toMatchObject({
    price: 12.5,
    qualification: ['质量管理体系认证', '高新技术企业'],
    images: ['local:p-1', '/upload/2026/11/a.png'],
  })
  expect(body).not.toHaveProperty('pictures')
  expect(body).not.toHaveProperty('cases')
})

test('面议 leaves the amounts out, and an edit is saved at its version', () => {
  const checked = checkedOf({ ...filled, budgetType: '面议' })
  if (!checked.done) throw new Error(JSON.stringify([...checked.issues]))
  const body = savedOf(checked.value, { id: 's-1', version: 4 })
  expect(body).toMatchObject({ id: 's-1', version: 4, budgetType: '面议' })
  expect(body).not.toHaveProperty('price')
})

test('each error appears at its field', () => {
  const wrong = { ...filled, deadline: inDays(-1), deliveryDate: '2020-01-01', cases: '字'.repeat(101) }
  const { issues } = checkedOf({ ...wrong, title: '', pictures: Array.from({ length: 10 }, () => picture) })
  expect(Object.fromEntries(issues)).toMatchObject({
    title: '请填写标题',
    deadline: '截止日期不能早于今天',
    deliveryDate: '交付日期不能早于今天',
    cases: '每行一项，最多 10 行，每行最多 100 个字',
    pictures: '图片最多 9 张',
  })
  const demand = checkedOf({ ...filled, budgetMin: 500_000, budgetMax: 100_000 }, 'demand')
  expect(demand.issues.get('budgetMax')).toBe('最高预算不能低于最低预算')
})

test('an edit begins with the record of the city', () => {
  const record = {
    ...filled,
    id: 's-1',
    images: ['/upload/a.png'],
    qualification: ['甲', '乙'],
    cases: undefined,
  }
  expect(toValues(record as unknown as MySupply)).toMatchObject({
    qualification: '甲\n乙',
    cases: '',
    pictures: [{ filePath: '/upload/a.png', fileName: '图片 1' }],
  })
})

test.each(['title', 'description', 'minOrder', 'qualification', 'cases'] as const)(
  'a phone number is found in public text: %s',
  (name) => {
    expect(freeTexts(filled).flatMap(contactsIn)).toEqual([])
    expect(freeTexts({ ...filled, [name]: '请电 13800000001' }).flatMap(contactsIn)).toEqual(['手机号'])
  },
)
