import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test as base } from '@playwright/test'
import { fillAppealForm } from './appeal-form.ts'
import { type StaticHost, startStaticHost } from './static-host.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Serves the demonstration from a sub-path; builds it where `npm test` has not (`E2E_BUILT`). */
export const test = base.extend<object, { host: StaticHost }>({
  host: [
    async ({}, use) => {
      if (!process.env['E2E_BUILT'])
        execFileSync('npx', ['vite', 'build', '--mode=demo', '--logLevel', 'warn'], { cwd: root })
      const host = await startStaticHost(`${root}dist-demo`, '/pages/portal/')
      await use(host)
      await host.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

export const bar = (page: Page) => page.getByRole('navigation', { name: '演示环境' })
export const guide = (page: Page) => page.getByRole('region', { name: '五分钟看懂' })
const leaveGuide = (page: Page) => guide(page).getByRole('button', { name: '不看了' }).click()

/** Opens an address of the demonstration as its first request, and leaves the guide. */
export async function open(page: Page, host: StaticHost, path = ''): Promise<void> {
  await page.goto(host.home + path)
  await leaveGuide(page)
}

/** Signs in by one press on the bar. */
export async function signIn(page: Page): Promise<void> {
  await bar(page).getByText('演示账号').click()
  await bar(page).getByRole('button', { name: '以林晓岚登录' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /澄岳精密/ })).toBeVisible()
}

/** Fills in the form of a new appeal and hands it in. */
export async function handInAppeal(page: Page): Promise<void> {
  await fillAppealForm(page)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: /^提交诉求$/ }).click()
}
