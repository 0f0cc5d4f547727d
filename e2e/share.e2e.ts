import type { Page } from '@playwright/test'
import { fillLogin, goOffline, goOnline, installPortal, signIn } from './act.ts'
import { fillFacts, openForm, pdf } from './declare.ts'
import { photo } from './photo.ts'
import { expect, test } from './test.ts'

type File = Awaited<ReturnType<typeof photo>>

/** Posts files as a browser does when another app shares them with the portal. */
async function share(page: Page, files: File[]): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share' })
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', name: 'files', multiple: true })
    form.append(input)
    document.body.append(form)
  })
  await page.locator('form[action="/share"] input').setInputFiles(files)
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/share"]')!.submit()),
  ])
}

const received = (page: Page) => page.getByRole('list', { name: '收到的文件' })
const slot = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) })
const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

test('Files of another app become papers of a begun form, without a network @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await openForm(page)
  await installPortal(page)
  await fillFacts(page)
  const shared = [pdf('审计报告'), await photo(page, '现场.jpg')]
  await goOffline(page)
  await share(page, shared)
  await expect(received(page).getByRole('listitem')).toHaveText([/审计报告\.pdf/, /现场\.jpg/])
  await page.getByRole('button', { name: /^继续填写：/ }).click()
  await next(page)
  await next(page)
  const report = slot(page, '研发费用专项审计报告')
  await expect(report.getByRole('button', { name: /现场/ })).toHaveCount(0)
  await report.getByRole('button', { name: /^使用 审计报告\.pdf · .*由其他应用分享/ }).click()
  await expect(report.getByText('审计报告.pdf', { exact: true })).toBeVisible()
  await expect(slot(page, '研发项目立项书').getByRole('button', { name: /审计报告/ })).toHaveCount(0)
  await page.goto('/user/outbox')
  await expect(received(page).getByRole('listitem')).toHaveText([/现场\.jpg/])
  await page.getByRole('button', { name: '删除：现场.jpg' }).click()
  await expect(received(page)).toHaveCount(0)
  await goOnline(page)
})

test('Files shared while a form is open are offered there at once @worker', async ({
  page,
  city,
  context,
}) => {
  await signIn(page, city)
  await openForm(page)
  await installPortal(page)
  await fillFacts(page)
  await next(page)
  const other = await context.newPage()
  await other.goto('/aboutus')
  await share(other, [pdf('立项书')])
  await expect(slot(page, '研发项目立项书').getByRole('button', { name: /^使用 立项书\.pdf/ })).toBeVisible()
})

test('Files shared by a visitor wait for the sign-in, and are there after it @worker', async ({
  page,
  city,
}) => {
  await page.goto('/aboutus')
  await installPortal(page)
  await share(page, [pdf('合同')])
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText('收到的文件已保存在本机，登录后放入表单')).toBeVisible()
  await fillLogin(page, city, 'enterprise')
  await expect(received(page).getByRole('listitem')).toHaveText([/合同\.pdf/])
  await page.goto('/user/device')
  await expect(page.getByRole('listitem').filter({ hasText: '收到的文件' })).toContainText('1 个')
})

test('Without the worker the city gets no shared file, and the page says that none arrived', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/aboutus')
  const before = await city.effects('')
  await share(page, [pdf('合同')])
  await expect(page.getByText('文件未收到。')).toBeVisible()
  expect(await city.effects('')).toEqual(before)
})

test('A file of drafts opened from the file manager is imported', async ({ page, city }) => {
  await page.addInitScript(() => {
    // Stands in for the browser's queue of launches, which only an installed app has.
    const value = { setConsumer: (take: unknown) => Object.assign(globalThis, { take }) }
    Object.defineProperty(globalThis, 'launchQueue', { value })
  })
  await signIn(page, city)
  await openForm(page)
  await fillFacts(page)
  await page.goto('/user/outbox')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^草稿-.*\.draft$/)
  const text = await (await download.createReadStream()).toArray()
  await page.getByRole('button', { name: /^删除：/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('没有等待提交的内容')).toBeVisible()
  await page.waitForFunction(() => 'take' in globalThis)
  await page.evaluate(
    (content) => {
      const { take } = globalThis as unknown as { take: (launch: unknown) => void }
      const file = new File([content], '草稿.draft')
      take({ targetURL: `${location.origin}/user/outbox`, files: [{ getFile: () => Promise.resolve(file) }] })
    },
    Buffer.concat(text as Buffer[]).toString(),
  )
  await expect(page.getByText('已导入 1 份草稿')).toBeVisible()
  await expect(page.getByRole('list', { name: '草稿' }).getByRole('listitem')).toHaveCount(1)
})
