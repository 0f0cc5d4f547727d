import type { Locator, Page } from '@playwright/test'
import { goOffline, goOnline, installPortal, signIn } from './act.ts'
import { attach, confirm, expectReceived, expectStored, fillFacts, openForm, pdf, submit } from './declare.ts'
import { photo, sizeOf } from './photo.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const paper = '研发费用专项审计报告'
const openScan = (page: Page) => page.getByRole('button', { name: `拍照合成 PDF：${paper}` }).click()
const dialog = (page: Page) => page.getByRole('dialog', { name: '拍照合成 PDF' })
const take = async (page: Page, ...photos: Awaited<ReturnType<typeof photo>>[]) =>
  await dialog(page).getByLabel('从相册选择').setInputFiles(photos)
const pages = (page: Page): Locator => dialog(page).getByRole('list', { name: '页面' }).getByRole('listitem')

/** Returns width and height of the pictures of a PDF, in order. */
const picturesIn = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/\/Width (\d+)\s+\/Height (\d+)/g)].map(([, width, height]) => [
    Number(width),
    Number(height),
  ])

test(
  'Photos become one PDF without a network: upright, turned, cropped, in order, small @worker',
  { tag: '@worker' },
  async ({ page, city }) => {
    await signIn(page, city)
    await openForm(page)
    await installPortal(page)
    await fillFacts(page)
    await page.getByRole('button', { name: '下一步' }).click()
    const photos = [
      await photo(page, '一.jpg'),
      await photo(page, '二.jpg', '#3c3'),
      await photo(page, '三.jpg', '#33c'),
    ]
    await goOffline(page)
    await openScan(page)
    await take(page, ...photos)
    await expect(pages(page)).toHaveCount(3)
    // The first photo goes to the end, the second is turned, the third removed.
    await page.getByRole('button', { name: '移除第 3 页' }).click()
    await page.getByRole('button', { name: '下移第 1 页' }).press('Enter')
    await expect(page.getByRole('button', { name: '移除第 2 页' })).toBeVisible()
    await page.getByRole('button', { name: '旋转第 1 页' }).click()
    await page.getByRole('button', { name: '裁剪第 2 页' }).click()
    const frame = page.getByRole('dialog', { name: '裁剪第 2 页' })
    const corner = frame.getByRole('button', { name: /^右下角/ })
    await corner.focus()
    await corner.press('Control+ArrowUp')
    await frame.getByRole('button', { name: '完成' }).click()
    await expect(pages(page).nth(1)).toContainText('已裁剪')
    await expect(dialog(page).getByText(/PDF 约 \d+ KB/)).toBeVisible()
    await dialog(page).getByRole('button', { name: '合成 PDF（2 页）' }).click()
    await expect(page.getByText(`${paper}.pdf`, { exact: true })).toBeVisible()
    await page.getByLabel('选择文件：研发项目立项书').setInputFiles(pdf('研发项目立项书'))
    await confirm(page)
    await submit(page)
    await expectStored(page)
    await goOnline(page)
    await expectReceived(page)
    const bytes = await city.bytes(`${paper}.pdf`)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeLessThan(photos.reduce((sum, { buffer }) => sum + buffer.length, 0))
    const [first, second] = picturesIn(bytes)
    // The camera held the photo upright (1500 × 2000); the turned page lies across.
    expect(first).toEqual([2000, 1500])
    // A key at a corner takes as much off the width (of 3) as off the height (of 4).
    expect(second![0]! / second![1]!).toBeLessThan(0.7)
    expect(bytes.includes('2026:11:22')).toBe(false)
  },
)

test('Photos of a begun PDF are there again after the page was ended by the camera', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await openForm(page)
  await fillFacts(page)
  await attach(page)
  await page.getByRole('button', { name: `移除 ${paper}.pdf` }).click()
  await openScan(page)
  await take(page, await photo(page, '一.jpg'))
  await page.getByRole('button', { name: '旋转第 1 页' }).click()
  await expect(dialog(page).getByText(/PDF 约 \d+ KB/)).toBeVisible()
  await page.reload()
  await openScan(page)
  await expect(pages(page)).toHaveCount(1)
  await dialog(page).getByRole('button', { name: '关闭' }).click()
  await page.getByRole('dialog', { name: '放弃合成' }).getByRole('button', { name: '放弃' }).click()
  await openScan(page)
  await expect(dialog(page).getByRole('button', { name: '合成 PDF' })).toBeDisabled()
  await expect(pages(page)).toHaveCount(0)
})

test('A picture that cannot be read is named, and the others stay', async ({ page, city }) => {
  await signIn(page, city)
  await openForm(page)
  await fillFacts(page)
  await page.getByRole('button', { name: '下一步' }).click()
  await openScan(page)
  await take(page, await photo(page, '一.jpg'), {
    name: '坏.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('no picture'),
  })
  await expect(dialog(page).getByRole('alert')).toContainText('“坏.heic”无法读取')
  await expect(pages(page)).toHaveCount(1)
  await expect(dialog(page).getByRole('button', { name: '合成 PDF（1 页）' })).toBeEnabled()
})

test('A photo of a declaration is sent as a smaller copy, or as it is where the person wants that', async ({
  page,
  city,
}) => {
  const other = page.getByLabel('选择文件：其他证明材料')
  await signIn(page, city)
  await openForm(page)
  await fillFacts(page)
  await attach(page)
  await other.setInputFiles(await photo(page, '证书.jpg'))
  await expect(page.getByText('证书.jpg', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: '照片使用较小的副本' }).uncheck()
  const original = await photo(page, '原件.jpg')
  await other.setInputFiles(original)
  await expect(page.getByText('原件.jpg', { exact: true })).toBeVisible()
  await confirm(page)
  await submit(page)
  await expectReceived(page)
  expect(sizeOf(await city.bytes('证书.jpg'))).toEqual({ width: 1920, height: 2560 })
  expect((await city.bytes('原件.jpg')).equals(original.buffer)).toBe(true)
})
