import type { Page } from '@playwright/test'
import { signIn } from './act.ts'
import type { City } from './city.ts'
import { pdf } from './declare.ts'
import { field } from './field.ts'
import { missingFilesText, builtFileOf, removePart } from './built-files.ts'
import { nextPage } from './srdi.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')

interface Row {
  id: string
  itemId: string
  specForm: Record<string, unknown>
  materials: { name: string; fileName: string; filePath: string }[]
}
/** Returns the city's initial draft of a special declaration. */
const draftOf = async (city: City) =>
  (await city.table<Row>('declaration')).find(({ id }) => id === 'zjtx-draft')!

/** Opens the draft, at a task if one is given. */
async function open(page: Page, city: City, task = '') {
  const { itemId } = await draftOf(city)
  await page.goto(`/declare/apply/spec-declare?item=${itemId}${task && `&step=${task}`}`)
}

test('A draft of the city opens with its values, and its PDF downloads while the user is on another page', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await open(page, city)
  await expect(field(page, '主导产品')).toHaveValue('精密滚珠丝杠副')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载申请书（PDF）' }).click()
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '首页' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
})

test('The generation of a PDF continues over page changes and reloads, shows its progress, and can be cancelled', async ({
  page,
  city,
}) => {
  test.setTimeout(180_000)
  await signIn(page, city)
  await city.faults({ match: '*/zjtx/user/download/*', latencyMs: 600_000, times: 2 })
  await open(page, city)
  const start = page.getByRole('button', { name: '下载申请书（PDF）' })
  const progress = page.getByRole('progressbar', { name: '正在生成申请书' })
  await start.click()
  await expect(progress).toBeVisible()
  const seconds = async () => Number(/已用时 (\d+) 秒/.exec(await main(page).innerText())?.[1])
  await expect.poll(seconds).toBeGreaterThan(0)
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '首页' }).click()
  await expect(progress).toHaveCount(0)
  const before = Date.now()
  await page.goBack()
  // The generation continued and was not restarted.
  await expect(progress).toBeVisible()
  await expect.poll(seconds).toBeGreaterThanOrEqual(Math.floor((Date.now() - before) / 1_000) + 1)
  await page.reload()
  // A reload ends the request, so the new page sends another one.
  await expect(progress).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/zjtx/user/download/') && asked.push(request.url()))
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/zjtx/user/download/'),
  )
  await main(page).getByRole('button', { name: '取消', exact: true }).click()
  await ended
  await expect(progress).toHaveCount(0)
  expect(asked).toEqual([])
  // The PDF can be requested again.
  const saved = page.waitForEvent('download')
  await start.click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
})

test('A PDF that is being generated downloads on another page, even after a reload', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await city.faults({ match: '*/zjtx/user/download/*', latencyMs: 600_000, times: 1 })
  await open(page, city)
  await page.getByRole('button', { name: '下载申请书（PDF）' }).click()
  await expect(page.getByRole('progressbar', { name: '正在生成申请书' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.goto('/policy/apply')
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
})

test('Another device continues with the materials too, and a conflict shows them beside the fields @ahead', async ({
  page,
  city,
  browser,
}) => {
  test.setTimeout(180_000)
  await signIn(page, city)
  const { itemId, specForm } = await draftOf(city)
  // Filled in up to the step of the materials.
  const figures = { revenueBefore: 40_100_000, mainRevenue: 38_600_000, rdCostBefore: 2_010_000 }
  const sheet = { totalAssets: 61_000_000, totalDebts: 28_000_000, revenue: 42_800_000, rdCost: 2_354_000 }
  await city.change('declaration', 'zjtx-draft', {
    specForm: {
      ...specForm,
      ...figures,
      ...sheet,
      tier: '专精特新中小企业',
      summary: '专注数控机床核心功能部件的研发与制造。',
      institute: '市级',
      quality: ['体系认证'],
    },
  })
  const { materials } = (
    await city.table<{
      id: string
      materials: { name: string; sharedBy?: string | null }[]
    }>('item')
  ).find(({ id }) => id === itemId)!
  const [paper, second] = materials.filter(({ sharedBy }) => !sharedBy).map(({ name }) => name)
  await open(page, city, 'papers')
  await page.getByLabel(`选择文件：${paper!}`).setInputFiles(pdf('年度审计报告'))
  await expect
    .poll(async () => (await draftOf(city)).materials.map(({ name, fileName }) => [name, fileName]))
    .toEqual([[paper, '年度审计报告.pdf']])
  await expect(main(page).getByText('已同步到市平台')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  await elsewhere.addCookies([{ name: 'mock_world', value: city.name, url: new URL(page.url()).origin }])
  const other = await elsewhere.newPage()
  await signIn(other, city)
  await open(other, city, 'papers')
  // A device without any file of the portal loads all of them first.
  await expect(main(other).getByText('年度审计报告.pdf')).toBeVisible({ timeout: 60_000 })
  await other.getByLabel(`选择文件：${second!}`).setInputFiles(pdf('营业执照'))
  await expect(main(other).getByText('营业执照.pdf')).toBeVisible()
  await expect.poll(async () => (await draftOf(city)).materials, { timeout: 60_000 }).toHaveLength(2)
  await elsewhere.close()

  // This page does not know the other device's change yet; the merge suggests what only that device has changed.
  await page.getByLabel(`选择文件：${paper!}`).setInputFiles(pdf('审计报告附注'))
  await expect(page.getByRole('heading', { name: '草稿已在其他设备上修改' })).toBeVisible()
  await page
    .getByRole('group', { name: second! })
    .getByRole('radio', { name: '市平台 营业执照.pdf', checked: true })
    .click()
  await page.getByRole('button', { name: '按选择继续' }).click()
  await expect(main(page).getByText('营业执照.pdf')).toBeVisible()
  await expect
    .poll(async () => (await draftOf(city)).materials.map(({ fileName }) => fileName).toSorted())
    .toEqual(['审计报告附注.pdf', '年度审计报告.pdf', '营业执照.pdf'].toSorted())

  // The draft is listed with its tasks as not submitted; a row links to its task.
  await page.goto('/declare/apply')
  const tasks = page.getByRole('list', { name: /的任务$/ }).getByRole('listitem')
  await expect(tasks.filter({ hasText: '财务数据' })).toContainText('已填写')
  await expect(tasks.filter({ hasText: '核对提交' })).toContainText('尚未提交')
  await tasks.filter({ hasText: '申报材料' }).click()
  await expect(main(page).getByText('审计报告附注.pdf')).toBeVisible()
})

const figures = builtFileOf('src/routes/-spec-declare/Figures.tsx')
const expectStep = (page: Page, task: string) =>
  expect(page.getByRole('navigation', { name: '填写步骤' }).locator('[aria-current=step]')).toContainText(
    task,
  )

test('A step whose files are still loading appears complete, and the previous step stays until then', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(figures, async (asked) => {
    await held
    await asked.continue()
  })
  await open(page, city)
  await expectStep(page, '企业与市场')
  const submitted = page.evaluate(
    () => new Promise((done) => addEventListener('submit', done, { once: true })),
  )
  await nextPage(page)
  await submitted
  await expectStep(page, '企业与市场')
  await expect(field(page, '主导产品')).toHaveValue('精密滚珠丝杠副')
  release()
  await expectStep(page, '财务数据')
  // The step appears at once without a skeleton.
  expect(await main(page).getByText('上年营业收入').count()).toBeGreaterThan(0)
})

test("If a step's files are gone, the form keeps its text and continues once they are back", async ({
  page,
  city,
}) => {
  await signIn(page, city)
  const putBack = await removePart(page, figures)
  await open(page, city)
  await field(page, '主导产品').fill('高精度直线导轨')
  await nextPage(page)
  const gone = page.getByRole('alert').filter({ hasText: missingFilesText })
  await expect(gone).toBeVisible()
  await expect(field(page, '主导产品')).toHaveValue('高精度直线导轨')
  await putBack()
  await gone.getByRole('button', { name: '重试' }).click()
  await expectStep(page, '财务数据')
  await page.getByRole('button', { name: '上一步' }).click()
  await expect(field(page, '主导产品')).toHaveValue('高精度直线导轨')
})
