import type { Page } from '@playwright/test'
import { goOffline, goOnline, installPortal, signIn, waitUntilStored } from './act.ts'
import { expect, test } from './test.ts'

/** Row of the behaviour log, as far as a rating needs it. */
interface Rated {
  id: string
  rating?: string
  content?: string
}

const log = (page: Page) => page.getByRole('log')
/** Returns the last answer of 小易. */
const answer = (page: Page) => log(page).getByRole('article', { name: '小易' }).last()

const open = (page: Page) => page.getByRole('button', { name: '问小易' }).click()

async function ask(page: Page, text: string): Promise<void> {
  const answers = log(page).getByRole('article', { name: '小易' })
  const before = await answers.count()
  await page.getByPlaceholder('请输入您的问题').fill(text)
  await page.getByPlaceholder('请输入您的问题').press('Enter')
  await expect(answers.nth(before)).toBeVisible()
}

test('A member hears sums, dates and offices as the pages show them, each with its source, and rates an answer', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/aboutus')
  await open(page)
  await ask(page, '我的申报到哪一步')
  await expect(answer(page)).toContainText('2026年度制造业单项冠军企业培育奖励')
  await expect(answer(page)).toContainText(/来自我的申报，截至 \d+月\d+日 \d\d:\d\d按依据检索，非生成/)
  await answer(page).getByRole('button', { name: '有用' }).click()
  await expect(answer(page).getByRole('button', { name: '有用' })).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => (await city.table<Rated>('behaviour')).filter(({ rating }) => rating))
    .toMatchObject([{ rating: '有用', content: '申报进度' }])

  await ask(page, '电费补贴有吗')
  const card = answer(page).getByRole('listitem').filter({ hasText: '用能成本补贴' }).first()
  await expect(card).toContainText(/〔2026〕\d+号，2026年\d+月\d+日发布，现行有效/)

  await ask(page, '最多能拿多少钱')
  const [, sure = '', upTo = '', count = ''] =
    /可确定 ([\d.,]+ 万元)，最高 ([\d.,]+ 万元)，共 (\d+) 项/.exec(await answer(page).innerText()) ?? []
  expect(sure).not.toBe('')
  await answer(page).getByRole('link', { name: '申报方案' }).click()
  const plan = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: '最优组合' }) })
    .last()
  await expect(plan).toContainText(`${count} 项`)
  await expect(plan).toContainText(`可确定 ${sure}`)
  await expect(plan).toContainText(`最高 ${upTo}`)
  await page.goto('/aboutus')
  await open(page)
  await expect(log(page).getByRole('button', { name: '有用', pressed: true })).toHaveCount(1)
})

test('Without a network 小易 answers from what the device keeps, and a rating arrives once when it returns @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/aboutus')
  await open(page)
  await ask(page, '我的诉求谁在办')
  const online = await answer(page).getByRole('paragraph').first().innerText()
  await waitUntilStored(page, 'appeal', 'page')
  await installPortal(page)
  await goOffline(page)
  await page.reload()
  await open(page)
  await expect(log(page).getByText('以上是之前的对话')).toBeVisible()
  await ask(page, '我的诉求谁在办')
  await expect(log(page).getByText('提示：已离线，以下按本机保存的内容回答')).toBeVisible()
  await expect(answer(page)).toContainText(online)
  await expect(log(page).getByText('本机答复')).toBeVisible()
  await answer(page).getByRole('button', { name: '无用' }).click()
  await expect(answer(page).getByText('已评价')).toBeVisible()
  await answer(page).getByRole('button', { name: '有用' }).click()
  await expect(answer(page).getByText('已评价')).toBeVisible()

  await goOnline(page)
  const rated = async () => (await city.table<Rated>('behaviour')).filter(({ rating }) => rating)
  await expect.poll(rated).toMatchObject([{ rating: '有用', content: '诉求进度' }])
  // The first press is replaced only if the worker has not begun to send it, so each press counts once at most.
  const keys = (await city.effects('/behavior/record')).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(keys.length)
})

test('A visitor hears what is public, and how to hear the rest', async ({ page }) => {
  await page.goto('/aboutus')
  await open(page)
  await ask(page, '明天截止的项目有哪些')
  await expect(answer(page)).toContainText(/明天（\d+月\d+日）(截止的项目有 \d+ 个|没有截止的项目)/)
  await ask(page, '我的申报到哪一步')
  await expect(log(page).getByText('登录后可按本企业情况回答')).toBeVisible()
  await log(page).getByRole('link', { name: '登录' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
})
