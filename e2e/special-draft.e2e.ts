import type { Page } from '@playwright/test'
import { signIn } from './act.ts'
import type { City } from './city.ts'
import { pdf } from './declare.ts'
import { field } from './field.ts'
import { goneWords, partOf, take } from './parts.ts'
import { next } from './srdi.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')

interface Row {
  id: string
  itemId: string
  specForm: Record<string, unknown>
  materials: { name: string; fileName: string; filePath: string }[]
}
/** The draft of a special declaration that the city has from the beginning. */
const draftOf = async (city: City) =>
  (await city.table<Row>('declaration')).find(({ id }) => id === 'zjtx-draft')!

/** Opens it, at a task if one is named. */
async function open(page: Page, city: City, task = '') {
  const { itemId } = await draftOf(city)
  await page.goto(`/declare/apply/spec-declare?item=${itemId}${task && `&step=${task}`}`)
}

test('a draft of the city opens with what it holds, and its application comes as a PDF while one is elsewhere', async ({
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

test('the PDF that is being drawn up goes on while one is elsewhere or loads anew, shows how far it is, and can be given up', async ({
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
  // It went on meanwhile, and was not begun anew.
  await expect(progress).toBeVisible()
  await expect.poll(seconds).toBeGreaterThanOrEqual(Math.floor((Date.now() - before) / 1_000) + 1)
  await page.reload()
  // The page that asked for it is gone: this one asks anew.
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
  // It can be asked for again.
  const saved = page.waitForEvent('download')
  await start.click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
})

test('the PDF that is being drawn up comes to another page, though that is loaded anew', async ({
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

test('another device goes on with the papers, too, and a conflict shows them beside the fields @ahead', async ({
  page,
  city,
  browser,
}) => {
  test.setTimeout(180_000)
  await signIn(page, city)
  const { itemId, specForm } = await draftOf(city)
  // Filled in as far as the papers.
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
  const { materials } = (await city.table<{ id: string; materials: { name: string }[] }>('item')).find(
    ({ id }) => id === itemId,
  )!
  const [paper, second] = materials.map(({ name }) => name)
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
  // A device that has nothing of the portal yet loads all of it first.
  await expect(main(other).getByText('年度审计报告.pdf')).toBeVisible({ timeout: 60_000 })
  await other.getByLabel(`选择文件：${second!}`).setInputFiles(pdf('营业执照'))
  await expect(main(other).getByText('营业执照.pdf')).toBeVisible()
  await expect.poll(async () => (await draftOf(city)).materials, { timeout: 60_000 }).toHaveLength(2)
  await elsewhere.close()

  // Here nobody has heard of it yet: what only the other device has changed is suggested.
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

  // What was begun stands among the declarations as tasks, not submitted; the whole row leads back to its task.
  await page.goto('/declare/apply')
  const tasks = page.getByRole('list', { name: /的任务$/ }).getByRole('listitem')
  await expect(tasks.filter({ hasText: '财务数据' })).toContainText('已填写')
  await expect(tasks.filter({ hasText: '核对提交' })).toContainText('尚未提交')
  await tasks.filter({ hasText: '申报材料' }).click()
  await expect(main(page).getByText('审计报告附注.pdf')).toBeVisible()
})

const figures = partOf('src/routes/-spec-declare/Figures.tsx')
const at = (page: Page, task: string) =>
  expect(page.getByRole('navigation', { name: '填写步骤' }).locator('[aria-current=step]')).toContainText(
    task,
  )

test('a step whose part is on its way comes whole: until then the one before stays, and nothing moves under who presses', async ({
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
  await at(page, '企业与市场')
  const asked = page.evaluate(() => new Promise((said) => addEventListener('submit', said, { once: true })))
  await next(page)
  await asked
  await at(page, '企业与市场')
  await expect(field(page, '主导产品')).toHaveValue('精密滚珠丝杠副')
  release()
  await at(page, '财务数据')
  // At once, without a skeleton that the next press would meet.
  expect(await main(page).getByText('上年营业收入').count()).toBeGreaterThan(0)
})

test('a step whose part is gone: the form stays with what was typed, and leads on once it is back', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  const putBack = await take(page, figures)
  await open(page, city)
  await field(page, '主导产品').fill('高精度直线导轨')
  await next(page)
  const gone = page.getByRole('alert').filter({ hasText: goneWords })
  await expect(gone).toBeVisible()
  await expect(field(page, '主导产品')).toHaveValue('高精度直线导轨')
  await putBack()
  await gone.getByRole('button', { name: '重试' }).click()
  await at(page, '财务数据')
  await page.getByRole('button', { name: '上一步' }).click()
  await expect(field(page, '主导产品')).toHaveValue('高精度直线导轨')
})
