import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addressSource, routePatterns } from '#lib/route-patterns.ts'
import { signIn, moveMouse } from './act.ts'
import { type Heading, members, providers, type Shown, visitors } from './addresses.ts'
import { recordDuplicateRequests } from './duplicate-requests.ts'
import type { City } from './city.ts'
import { axeFaults, contrastFaults, markupFaults, snifferFaults } from './judges.ts'
import { illegibleTexts } from './legibility.ts'
import { recordShifts, shiftFaults } from './shifts.ts'
import { expect, test } from './test.ts'
import { hardToTouch } from './touch.ts'

test('The addresses of these stories cover every route', () => {
  const routes = routePatterns(readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8'))
  expect(routes.length).toBeGreaterThan(20)
  const visited = [visitors, members, providers]
    .flatMap((some) => Object.values(some))
    .flatMap((some) => Object.keys(some))
    .map((address) => address.split('?')[0]!)
  const missed = routes.filter((route) => {
    const address = new RegExp(addressSource(route))
    return !visited.some((path) => address.test(path))
  })
  expect(missed, 'visit them in e2e/addresses.ts').toEqual([])
})

test('Text that becomes too pale is found on a page that was judged before', async ({ page }) => {
  await page.goto('/aboutus')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await contrastFaults(page, 'light')
  expect(await contrastFaults(page, 'light')).toEqual([])
  await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => heading.style.setProperty('color', '#c8ccd0', 'important'))
  expect(await contrastFaults(page, 'light')).toEqual([expect.stringMatching(/^color-contrast: .*h1/)])
})

/** Changes the look as another tab would, through a storage event, without transitions. */
const changeLook = (page: Page, look: { theme: string; care?: boolean; size?: number }) =>
  page.evaluate((kept) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    const newValue = JSON.stringify(kept)
    localStorage.setItem('portal-look', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'portal-look', newValue }))
  }, look)

/** Waits until the page has its heading and shows no loading state. */
async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  // Repeats the mouse movement, because it has no effect before the portal has started.
  await expect(async () => {
    await moveMouse(page)
    await expect(page.getByText('正在加载')).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

/** Returns the expected heading, from the city's table if it is a record's. */
async function headingOf(city: City, h1: Heading): Promise<string> {
  if (typeof h1 === 'string') return h1
  const { table, id, column = 'title' } = h1
  const row = (await city.table<Record<string, string> & { id: string }>(table)).find((one) => one.id === id)
  return row?.[column] ?? `${table} has no ${id} with a ${column}`
}

/** Expects the page to have its heading, no error, and only the intended empty states. */
async function expectShown(page: Page, city: City, shown: Shown): Promise<void> {
  const { h1, empty } = typeof shown === 'object' && 'h1' in shown ? shown : { h1: shown, empty: [] }
  await expect(page.locator('h1')).toHaveText(await headingOf(city, h1))
  await expect(page.locator('[data-state=error]')).toHaveCount(0)
  // Ignores a calendar on the last day of a month, which may have nothing left to show.
  const states = page.locator('[data-state=empty] > p:first-of-type').filter({ hasNotText: /年\d+月没有/ })
  await expect(states).toHaveText(empty)
}

/** Returns the horizontal overflow in px, and the visible bars that stay while scrolling. Runs in the page. */
function measureOverflow(): { sideways: number; staying: string[] } {
  const staying = [...document.querySelectorAll<HTMLElement>('header, nav, aside, [data-action-bar]')].filter(
    (one) => one.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(one).position),
  )
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    staying: staying.map((one) => one.getAttribute('aria-label') ?? one.tagName),
  }
}

async function visit(page: Page, city: City, address: string, shown: Shown): Promise<string[]> {
  const found: string[] = []
  const say = (where: string, faults: string[]) =>
    found.push(...faults.map((one) => `${address} ${where}: ${one}`))
  await page.setViewportSize({ width: 1280, height: 800 })
  const twice = recordDuplicateRequests(page)
  await page.goto(address)
  await waitUntilSettled(page)
  await test.step(address, () => expectShown(page, city, shown))
  say('1280', await shiftFaults(page))
  if (!(await page.title()).includes('企业服务总入口')) say('title', [await page.title()])
  say('1280', [...(await axeFaults(page, 'withTargets')), ...(await contrastFaults(page, 'light'))])
  say('markup', await markupFaults(page))
  say('WCAG2AA', await snifferFaults(page))
  say('asks twice at once', twice())
  for (const [name, look] of [
    ['dark', { theme: 'dark', care: false }],
    ['高对比度', { theme: 'contrast', care: false }],
    ['关怀版', { theme: 'light', care: true, size: 150 }],
  ] as const) {
    await changeLook(page, look)
    await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)
    say(name, await contrastFaults(page, look.theme))
    if (look.care) say(name, await axeFaults(page, 'targets'))
  }
  say('关怀版', await page.evaluate(illegibleTexts))
  await page.setViewportSize({ width: 390, height: 844 })
  await waitUntilSettled(page)
  say('关怀版 390', await page.evaluate(illegibleTexts))
  await changeLook(page, { theme: 'light' })
  say('390', [
    ...(await page.evaluate(illegibleTexts)),
    ...(await page.evaluate(hardToTouch)),
    ...(await axeFaults(page, 'usual')),
    ...(await contrastFaults(page, 'light')),
  ])
  // A small phone; a phone with the largest text; a window of 1280 × 1024 at 400 %, in which no bar may stay over the
  // page.
  for (const [name, size, width, height] of [
    ['320', 100, 320, 640],
    ['关怀版 200% 390', 200, 390, 844],
    ['400%', 100, 320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await changeLook(page, { theme: 'light', care: size > 100, size })
    await expect(page.locator('html')).toHaveAttribute('data-size', String(size))
    const { sideways, staying } = await page.evaluate(measureOverflow)
    if (sideways > 0) say(name, [`scrolls ${String(sideways)} px sideways`])
    if (height < 480 && staying.length) say(name, [`stays over the page: ${staying.join(', ')}`])
    say(name, await page.evaluate(illegibleTexts))
  }
  return found
}

/** Visits pages in turn. The console may only report the 404 status of the page itself. */
async function visitAll(page: Page, city: City, addresses: Record<string, Shown>): Promise<void> {
  // Six looks of each page are judged in turn.
  test.setTimeout(60_000 + Object.keys(addresses).length * 45_000)
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    const isOfPage = message.text().includes('status of 404') && message.location().url === page.url()
    if (message.type() === 'error' && !isOfPage) consoleErrors.push(`${page.url()}: ${message.text()}`)
  })
  const found: string[] = []
  await recordShifts(page)
  for (const [address, shown] of Object.entries(addresses))
    found.push(...(await visit(page, city, address, shown)))
  expect(found).toEqual([])
  expect(consoleErrors).toEqual([])
}

test.describe('Each page has its h1 and title, no error, no horizontal scroll, no layout shift, and no problem found by axe', () => {
  for (const [doing, pages] of Object.entries(visitors))
    test(`for a visitor, ${doing}`, async ({ page, city }) => visitAll(page, city, pages))
  for (const [doing, pages] of Object.entries(members))
    test(`for a member, ${doing}`, async ({ page, city }) => {
      await signIn(page, city)
      await visitAll(page, city, pages)
    })
  for (const [doing, pages] of Object.entries(providers))
    test(`for a service provider, ${doing}`, async ({ page, city }) => {
      await signIn(page, city, 'provider')
      await visitAll(page, city, pages)
    })
})
