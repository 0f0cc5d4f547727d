// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Listing } from '#api/market.ts'
import { check } from '#blocks/form/check.ts'
import { savedOf } from '#blocks/form/city-draft.ts'
import { shownOnly } from '#blocks/form/shown.ts'
import { contactsIn } from '#rules/contact-in-text.ts'
import { blankValues, freeTexts, schemas, shown, toNext, toValues } from './schema.ts'

const picture = { filePath: 'local:p-1', fileName: '丝杠.jpg', size: 9, type: 'image/jpeg' }
const filled = blankValues({
  branch: '机械设备',
  category: '机床 / 数控车床',
  title: '精密滚珠丝杠',
  origin: '高新区',
  priceType: '有价',
  price: 1280.5,
  unit: '根',
  certs: ' 质量管理体系认证 \n\n机床安全认证',
  description: '逐件检验\n- 质保一年',
  pictures: [picture, { ...picture, filePath: '/upload/2026/11/a.png' }],
  contactName: '林晓岚',
  contactPhone: '13800000001',
})
const checkedOf = (values = filled, tradeType: '供应' | '求购' = '供应') =>
  check(schemas[tradeType], shownOnly(shown, values))

test('the body of a listing has its category, its lists, its markup and its pictures in their order', () => {
  const checked = checkedOf()
  if (!checked.done) throw new Error(JSON.stringify([...checked.issues]))
  const body = savedOf(checked.value, { id: 'l-1', version: 3 })
  expect(body).toMatchObject({
    id: 'l-1',
    version: 3,
    tradeType: '供应',
    categoryPath: ['机械设备', '机床', '数控车床'],
    price: 1280.5,
    certs: ['质量管理体系认证', '机床安全认证'],
    contentHtml: '<p>逐件检验</p><ul><li>质保一年</li></ul>',
    images: ['local:p-1', '/upload/2026/11/a.png'],
  })
  for (const name of ['pictures', 'branch', 'priceType', 'description']) expect(body).not.toHaveProperty(name)
})

test('面议 leaves the price out, and a demand needs no picture', () => {
  const checked = checkedOf({ ...filled, priceType: '面议', pictures: [] }, '求购')
  if (!checked.done) throw new Error(JSON.stringify([...checked.issues]))
  const body = savedOf(checked.value, undefined)
  expect(body).toMatchObject({ tradeType: '求购', images: [] })
  expect(body).not.toHaveProperty('price')
})

test('each error appears at its field', () => {
  const wrong = { ...filled, branch: '', category: '', title: '', price: undefined, pictures: [] }
  const { issues } = checkedOf({ ...wrong, contactPhone: '123', deliveryDays: 91, certs: '字'.repeat(51) })
  expect(Object.fromEntries(issues)).toMatchObject({
    branch: '请选择大类',
    category: '请选择小类',
    title: '请填写名称',
    price: '请填写价格',
    deliveryDays: '交货天数不能大于 90',
    certs: '每行一项，最多 10 行，每行最多 50 个字',
    pictures: '请至少上传 1 张图片',
    contactPhone: '联系电话应为 11 位手机号',
  })
  expect(issues.has('categoryPath')).toBe(false)
})

test('an edit begins with all values of the listing, the next listing without model, price, stock and pictures', () => {
  const one = {
    title: '精密滚珠丝杠',
    categoryPath: ['包装', '周转包装'],
    model: 'CY-200',
    price: 12,
    unit: '只',
    stock: 9,
    images: ['/upload/a.png'],
    contentHtml: '<p>逐件检验</p>',
  } as unknown as Listing
  expect(toValues(one)).toMatchObject({
    branch: '包装',
    category: '周转包装',
    priceType: '有价',
    price: 12,
    description: '<p>逐件检验</p>',
    pictures: [{ filePath: '/upload/a.png' }],
  })
  expect(toNext(one)).toMatchObject({
    title: '精密滚珠丝杠',
    model: '',
    priceType: '',
    price: undefined,
    stock: undefined,
    pictures: [],
  })
})

test.each(['title', 'brand', 'model', 'spec', 'material', 'certs', 'description'] as const)(
  'a contact is found in public text: %s',
  (name) => {
    expect(freeTexts(filled).flatMap(contactsIn)).toEqual([])
    expect(freeTexts({ ...filled, [name]: '微信：chengyue_2026' }).flatMap(contactsIn)).toEqual(['微信号'])
  },
)
