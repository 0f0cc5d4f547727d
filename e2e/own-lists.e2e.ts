import type { Page } from '@playwright/test'
import * as act from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const rows = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem')

/** Searches the list of the page. */
async function search(page: Page, box: string, words: string) {
  await page.getByRole('searchbox', { name: box }).fill(words)
  await page.getByRole('searchbox', { name: box }).press('Enter')
}

test('Own records are found by synonym, by pinyin and by a part of their number, with the match marked', async ({
  page,
  city,
}) => {
  await city.change('declaration', 'decl-paid', { itemName: '2026年高新技术企业认定奖励' })
  await act.signIn(page, city, 'enterprise', '/user/my-declare')
  const declarations = rows(page, '申报')
  await search(page, '搜项目名称或申报编号', '高企')
  await expect(declarations).toHaveCount(1)
  await see.hit(declarations, '高新技术企业')
  await search(page, '搜项目名称或申报编号', 'gxjs')
  await expect(declarations).toHaveCount(1)
  await expect(declarations).toContainText('高新技术企业认定')
  const sent = (await city.table<{ id: string; declareNo: string }>('declaration')).find(
    ({ id }) => id === 'decl-review',
  )!
  await search(page, '搜项目名称或申报编号', sent.declareNo.slice(8))
  await expect(declarations).toHaveCount(1)
  await expect(declarations).toContainText(`申报编号 ${sent.declareNo}`)

  await page.goto('/user/my-market')
  const listings = rows(page, '工业产品')
  await search(page, '搜产品、品牌或型号', '生产管理系统')
  await expect(listings).toHaveCount(1)
  await see.hit(listings, '制造执行系统')
  const guide = (
    await city.table<{ id: string; enId: string; title: string; model?: string }>('listing')
  ).find(({ enId, title, model }) => enId === 'en-chengyue' && title.includes('滚柱直线导轨') && model)!
  await search(page, '搜产品、品牌或型号', guide.model!.toLowerCase())
  await expect(listings).toHaveCount(1)
  await expect(listings).toContainText('滚柱直线导轨')
})
