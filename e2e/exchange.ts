import { type Browser, expect, type Page, test } from '@playwright/test'
import { signIn, type Account } from './act.ts'
import type { City } from './city.ts'
import { field } from './field.ts'
import { saveData } from './test.ts'

/** Opens `then` as another user of the same city in a browser context of its own, by default without the service worker. */
export async function openAs(
  browser: Browser,
  city: City,
  who: Account,
  then: string,
  { worker = false } = {},
): Promise<Page> {
  const { baseURL, locale, timezoneId, viewport } = test.info().project.use
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block',
    ...(baseURL ? { baseURL } : {}),
    ...(locale ? { locale } : {}),
    ...(timezoneId ? { timezoneId } : {}),
    ...(viewport ? { viewport } : {}),
  })
  await saveData(context)
  await context.addCookies([{ name: 'mock_world', value: city.name, url: baseURL! }])
  const page = await context.newPage()
  await signIn(page, city, who, then)
  return page
}

/** Demand or supply as stored by the city */
export interface ExchangeRow {
  id: string
  kind: 'demand' | 'supply'
  title: string
  status: string
  enId: string
  category: string
  region: string
  deadline: string
  contactPhone: string
  publisherOrg: string
  images: string[]
  attachments?: { filePath: string; fileName: string }[]
}

/** Docking request (对接申请) as stored by the city */
export interface RequestRow {
  id: string
  targetId: string
  enId: string
  status: string
  message: string
}

/** Fills in and submits the docking request on a detail page. */
export async function requestDocking(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: '申请对接' }).click()
  const dialog = page.getByRole('dialog', { name: '申请对接' })
  await dialog.getByLabel(/^对接说明/).fill(message)
  await dialog.getByRole('button', { name: '提交申请' }).click()
}

/** Supply that the stories publish */
export const sampleSupply = {
  title: '承接五轴精密零件加工',
  description: '来图加工，三日打样，出货附全检报告。',
}

/** Fills in a supply without its pictures; `deadline` like 2026-04-18. */
export async function fillSupply(page: Page, deadline: string): Promise<void> {
  await field(page, '标题').fill(sampleSupply.title)
  await field(page, '类别').selectOption('加工配套')
  await field(page, '所属行业').selectOption('高端装备')
  await field(page, '所在地区').selectOption('高新区')
  await field(page, '详细说明').fill(sampleSupply.description)
  await field(page, '价格方式').selectOption('面议')
  await field(page, '截止日期').fill(deadline)
}

/** Continues to the preview. */
export async function preview(page: Page): Promise<void> {
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('region', { name: '预览' })).toBeVisible()
}
