import type { Page } from '@playwright/test'
import { signIn } from './act.ts'
import { expect, test } from './test.ts'

/** Returns left and right edge of header, content and footer, in whole pixels. */
const edgesOf = (page: Page) =>
  page.evaluate(() =>
    ['header > div', 'main > div', 'footer > div'].map((part) => {
      const { left, right } = document.querySelector(part)!.getBoundingClientRect()
      return `${String(Math.round(left))} to ${String(Math.round(right))}`
    }),
  )

for (const width of [390, 768, 1280, 1920])
  test(`At ${String(width)} px, header, content and footer of every layout share two edges`, async ({
    page,
    city,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, city, 'enterprise')
    for (const address of [
      '/',
      '/market',
      '/market/list',
      '/policy/search',
      '/user/relation',
      '/srdi/description',
      '/professional-services',
      '/protocol',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      const [header, ...others] = await edgesOf(page)
      expect(others, address).toEqual([header, header])
      const { x } = (await page.getByRole('heading', { level: 1 }).boundingBox())!
      // The title stands on the left edge, in a banner too; beside the sidebar and on home it does not.
      if (!/^\/(user.*)?$/.test(address)) expect(String(Math.round(x)), address).toBe(header!.split(' ')[0])
    }
  })

for (const width of [768, 1280])
  test(`At ${String(width)} px, the words in a member's search box are readable to the end`, async ({
    page,
    city,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, city, 'enterprise', '/policy/search')
    const box = page.getByRole('banner').getByRole('searchbox')
    // The box is drawn again when the portal starts.
    await expect
      .poll(() =>
        box.evaluate((input: HTMLInputElement) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(input)
          const brush = document.createElement('canvas').getContext('2d')!
          brush.font = font
          const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
          return room - brush.measureText(input.placeholder).width
        }),
      )
      .toBeGreaterThanOrEqual(0)
  })

for (const [area, here, address] of [
  ['政策计算', '政策解读', '/policy/decode/decode-1'],
  ['政策计算', '政策搜索', '/policy/search/compare?ids=policy-rd,policy-champion'],
  ['政策计算', '政策计算', '/policy/calculate/match?of=hand'],
  ['项目申报', '项目公示', '/declare/public/detail?id=notice-5'],
  ['项目申报', '免申即享', '/declare/no-apply/detail?id=item-121'],
  ['我要诉求', '常见问题', '/appeal/FAQ-list/detail?id=problem-1'],
  ['专业服务', '服务机构', '/professional-services/organ-detail?id=provider-qiming'],
] as const)
  test(`The entries of ${area} mark ${here} on its deeper page ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    const entries = page.getByRole('navigation', { name: area, exact: true })
    await expect(entries.locator('[aria-current]')).toHaveText(here)
    await expect(entries.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  })
