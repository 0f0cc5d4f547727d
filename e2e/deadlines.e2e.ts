import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { chooseFilter, goOffline, installPortal, waitUntilStored } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Presses a button that downloads a file and returns the file's name and text. */
async function download(page: Page, name: RegExp): Promise<[name: string, text: string]> {
  const coming: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('button', { name }).first().click()
  const download = await coming
  return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')]
}

test('Deadlines can be filtered, browsed by month with the keyboard, and exported to a calendar, offline too @worker', async ({
  page,
}) => {
  await page.goto('/policy/apply')
  await installPortal(page)
  const filter = page.getByRole('search', { name: '筛选' })
  await chooseFilter(page, '层级', '市级')
  await chooseFilter(page, '层级', '省级')
  await expect(filter.getByRole('button', { name: '层级：省级等 2 项' })).toBeVisible()
  await filter.getByRole('button', { name: /^层级/ }).click()
  await expect(filter.getByRole('link', { name: '市级', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(filter.getByRole('link', { name: '全部', exact: true })).not.toHaveAttribute('aria-current')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '日历' }).click()
  expect(decodeURIComponent(page.url())).toMatch(/level=市级,省级/)

  // The next month has deadlines on more than one day.
  const before = await page.getByRole('table').innerText()
  await page.getByRole('link', { name: '下个月' }).click()
  await expect(page.getByRole('table')).not.toHaveText(before, { useInnerText: true })
  const days = page.getByRole('link', { name: /，\d+ 项截止$/ })
  await days.first().focus()
  await page.keyboard.press('End')
  await expect(days.last()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(days.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(days.last()).toHaveAttribute('aria-current', 'date')
  const [, count] = /(\d+) 项截止/.exec((await days.last().getAttribute('aria-label'))!)!
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(Number(count))

  const [name, one] = await download(page, /^加入日历/)
  const title = await page.getByRole('heading', { level: 3 }).first().textContent()
  expect(name).toMatch(/截止\.ics$/)
  expect(one.replaceAll('\r\n ', '')).toContain(`SUMMARY:申报截止：${title!}`)
  expect(one.match(/BEGIN:VALARM/g)).toHaveLength(3)

  await waitUntilStored(page, 'policy', 'todayDeclare')
  await goOffline(page)
  // This filter was never requested: the result comes from the whole list stored on the device.
  await chooseFilter(page, '层级', '省级')
  await chooseFilter(page, '类型', '资金奖补')
  const shown = page.getByText(/^共 \d+ 项$/)
  await expect(shown).toBeVisible()
  await expect(page.getByText(/离线内容/)).toBeVisible()
  const [, all] = await download(page, /^导出截止日期$/)
  const total = Number(/\d+/.exec((await shown.textContent())!)![0])
  const endless = await page.getByText(/另有 \d+ 项常年受理/).allTextContents()
  const without = Number(/\d+/.exec(endless[0] ?? '0')![0])
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(total - without)

  await page.reload()
  await see.heading(page, '今日申报')
  await expect(page.getByText(`共 ${String(total)} 项`)).toBeVisible()
})
