import { expect, test } from 'vitest'
import type { MyProduct } from '#api/serve-product.ts'
import { check } from '#blocks/form/check.ts'
import { savedOf } from '#blocks/form/city-draft.ts'
import { shownOnly } from '#blocks/form/shown.ts'
import { blankValues, schema, shown, toValues, type Values } from './schema.ts'

const cover = { filePath: 'local:c-1', fileName: '封面.jpg', size: 9, type: 'image/jpeg' }
const filled: Values = {
  ...blankValues('provider-1'),
  name: '数字化车间申报辅导',
  serviceType: '政策代办',
  cover: [cover],
  summary: '从现场评估到材料编制，全程辅导。',
  contentHtml: '<p>适合 &lt;规上&gt; 企业</p><h3>保证</h3><ul><li>专人对接</li></ul>',
  process: ' 现场评估 \n\n材料编制',
  deliverables: '评估报告',
  priceMode: '区间',
  priceMin: 3_000,
  priceMax: 8_000,
  duration: '30 个工作日',
}
const checkedOf = (values: Values) => check(schema, shownOnly(shown, values))
const bodyOf = (values: Values, base?: { id: string; version: number }) => {
  const checked = checkedOf(values)
  if (!checked.done) throw new Error(JSON.stringify([...checked.issues]))
  return savedOf(checked.value, base)
}

test('the body of a service has its lists by lines, its markup unchanged and its cover', () => {
  const body = bodyOf(filled)
  expect(body).toMatchObject({
    process: ['现场评估', '材料编制'],
    deliverables: ['评估报告'],
    contentHtml: filled.contentHtml,
    cover: 'local:c-1',
    priceMin: 3_000,
    priceMax: 8_000,
  })
  expect(body).not.toHaveProperty('pictures')
  expect(body).not.toHaveProperty('id')
})

test('面议 and 免费 leave the prices out, 固定 the highest one; an edit is saved at its version', () => {
  for (const priceMode of ['面议', '免费']) {
    const body = bodyOf({ ...filled, priceMode })
    expect(body).not.toHaveProperty('priceMin')
    expect(body).not.toHaveProperty('priceMax')
  }
  expect(bodyOf({ ...filled, priceMode: '固定' })).not.toHaveProperty('priceMax')
  expect(bodyOf(filled, { id: 'product-1', version: 3 })).toMatchObject({ id: 'product-1', version: 3 })
})

test('lines of an older draft and foreign markup become the markup of the portal', () => {
  expect(bodyOf({ ...filled, contentHtml: '适合 <规上> 企业\n- 专人对接' })).toMatchObject({
    contentHtml: '<p>适合 &lt;规上&gt; 企业</p><ul><li>专人对接</li></ul>',
  })
  expect(toValues({ contentHtml: '<div>概况</div><div>中小企业</div>' } as MyProduct).contentHtml).toBe(
    '<p>概况</p><p>中小企业</p>',
  )
  expect(bodyOf({ ...filled, contentHtml: '' })).not.toHaveProperty('contentHtml')
})

test('each error appears at its field', () => {
  const contentHtml = `<p>${'字'.repeat(5_001)}</p>`
  const wrong = {
    ...filled,
    name: ' ',
    process: '',
    cases: '字'.repeat(101),
    cover: [cover, cover],
    contentHtml,
  }
  expect(Object.fromEntries(checkedOf(wrong).issues)).toMatchObject({
    name: '请填写服务名称',
    process: '请填写服务流程',
    cases: expect.stringContaining('100') as string,
    cover: '封面图片最多 1 张',
    contentHtml: '服务详情最多 5000 个字',
  })
  const low = { ...filled, priceMax: 2_000 }
  expect(Object.fromEntries(checkedOf(low).issues)).toEqual({ priceMax: '最高价不能低于最低价' })
})

test('a saved service returns its typed values', () => {
  const { cover: path, ...body } = bodyOf(filled) as MyProduct
  const { cover: kept, ...values } = toValues({ ...body, cover: path } as MyProduct)
  expect(values).toEqual({
    ...filled,
    cover: undefined,
    process: '现场评估\n材料编制',
  })
  expect(kept).toMatchObject([{ filePath: 'local:c-1' }])
})
