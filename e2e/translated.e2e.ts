import type { Page } from '@playwright/test'
import { chooseFilter, goOffline, goOnline, signIn, moveMouse } from './act.ts'
import {
  sampleAppeal,
  fillAppealForm,
  submitAppeal,
  openAppealForm,
  reviewAppeal,
  appealRow,
} from './appeal-form.ts'
import { fillAll, openForm, expectReceived, submit } from './declare.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'
import { translate, type TranslationMethod } from './translator.ts'

const main = (page: Page) => page.getByRole('main')

interface List {
  path: string
  box: string
  rows: string
  filter?: [name: string, choice: RegExp]
}

/** Lists of every area, each with a search and some with a filter */
const lists: List[] = [
  { path: '/policy/search', box: '搜标题、文号和正文', rows: '政策', filter: ['层级', /^市级/] },
  { path: '/policy/decode', box: '搜解读或政策名称', rows: '政策解读' },
  { path: '/declare/public', box: '搜公示标题或企业名称', rows: '公示', filter: ['类型', /^资金拨付/] },
  {
    path: '/docking/demand-service/list',
    box: '搜需求或企业',
    rows: '需求',
    filter: ['类别', /^设备采购/],
  },
  { path: '/market/list', box: '搜产品、型号或企业', rows: '产品', filter: ['分类', /^机械设备/] },
  { path: '/docking/supply-service/list', box: '搜供给或企业', rows: '供给' },
  { path: '/professional-services/list', box: '搜机构、资质或服务', rows: '机构' },
  { path: '/appeal/FAQ-list/list?tagId=tag-3', box: '搜问题或答案', rows: '问题' },
]

/** Uses pages, a filter, the search and a record of a translated list. */
async function use(page: Page, { path, box, rows, filter }: List, way: TranslationMethod): Promise<void> {
  await page.goto(path)
  const titles = main(page).getByRole('list', { name: rows, exact: true }).getByRole('heading')
  await expect(titles.first()).toBeVisible()
  await translate(page, way)
  const first = await titles.first().innerText()
  await main(page).getByRole('link', { name: '第 2 页' }).first().click()
  await see.shownPage(main(page), 2)
  await expect(titles.first()).not.toHaveText(first)
  if (filter) {
    const count = main(page)
      .getByRole('status')
      .filter({ hasText: /^共 \d+/ })
      .first()
    const before = await count.innerText()
    await chooseFilter(page, ...filter)
    await expect(count).not.toHaveText(before)
  }
  const wanted = await titles.last().innerText()
  await page.getByLabel(box).fill(wanted)
  const searched = page.waitForResponse((answer) => /\/api\/.*[?&]keyword=/.test(answer.url()))
  await page.getByLabel(box).press('Enter')
  await expect(page).toHaveURL(/[?&]keyword=/)
  await searched
  await expect(main(page).getByText('正在搜索')).toHaveCount(0)
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  await expect(titles.filter({ hasText: wanted }).first()).toBeVisible()
  await expectSameAsFresh(page)
  await translate(page, way)
  await titles.filter({ hasText: wanted }).first().getByRole('link').click()
  await see.heading(page, wanted)
}

/** Expects the page to have the same text as after a reload, without leftovers. */
async function expectSameAsFresh(page: Page): Promise<void> {
  const words = async () => (await main(page).innerText()).replaceAll(/\s/g, '')
  const translated = await words()
  await page.reload()
  await expect.poll(words).toBe(translated)
}

for (const way of ['moved', 'replaced'] as const)
  for (const list of lists)
    test(`${list.path} works while a translator has its texts ${way}`, async ({ page }) => {
      await use(page, list, way)
    })

for (const way of ['moved', 'replaced'] as const)
  test(`A visitor can search and use the assistant on pages whose texts a translator has ${way}`, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByText(/在册政策\s420\s条/)).toBeVisible()
    await translate(page, way)
    await moveMouse(page)
    await page.getByRole('banner').getByLabel('搜政策、项目、服务、产品').fill('研发')
    await expect(page.getByRole('listbox', { name: '搜索建议' })).toBeVisible()
    await page.keyboard.press('Enter')
    await see.heading(page, '搜索')
    await main(page).getByRole('link', { name: /^政策/ }).first().click()
    await expect(page).toHaveURL(/kind=policy/)
    await page.goto('/aboutus')
    await translate(page, way)
    await page.getByRole('button', { name: '问小易' }).click()
    const log = page.getByRole('dialog').getByRole('log')
    await page.getByPlaceholder('请输入您的问题').fill('首次认定高新技术企业有奖励吗？')
    await page.keyboard.press('Enter')
    await expect(log.getByText('已发送')).toBeVisible()
    await log.getByRole('link', { name: '政策搜索：高新技术企业' }).click()
    await see.heading(page, '政策搜索')
  })

for (const way of ['moved', 'replaced'] as const)
  test(`A member can declare and make an appeal on pages whose texts a translator has ${way}`, async ({
    page,
    city,
  }) => {
    await signIn(page, city)
    await openForm(page)
    await translate(page, way)
    await fillAll(page)
    await submit(page)
    await expectReceived(page)

    await openAppealForm(page)
    await translate(page, way)
    await page.getByRole('button', { name: '下一步' }).click()
    await see.fieldError(page, '标题', /请填写/)
    await fillAppealForm(page)
    await see.fieldError(page, '标题', /^(?!请填写)/)
    await reviewAppeal(page)
    await goOffline(page)
    await submitAppeal(page)
    await expect(page.getByRole('heading', { name: '已保存在本机，联网后自动提交' })).toBeVisible()
    await see.connection(page, '离线 · 待上传 1')
    await goOnline(page)
    await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible()
    await see.connection(page, '在线 · 已同步')
    await main(page).getByRole('link', { name: '我的诉求' }).last().click()
    await expect(appealRow(page, sampleAppeal.title)).toBeVisible()
    await expect(appealRow(page, sampleAppeal.title)).not.toContainText('待上传')
  })
