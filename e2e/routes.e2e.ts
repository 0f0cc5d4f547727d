import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { signIn, stir } from './act.ts'
import type { City } from './city.ts'
import { illegible } from './legible.ts'
import { expect, test } from './test.ts'

/** An address for every route that is not for one record only. */
const open = [
  '/',
  '/aboutus',
  '/general-search?q=研发',
  '/protocol',
  '/medium/news-detail?id=news-1',
  '/roadshow/news-detail?id=news-2',
  '/policy/apply',
  '/policy/apply?view=calendar',
  '/policy/search?keyword=研发&level=市级,省级',
  '/policy/search/detail?id=policy-1',
  '/policy/search/compare?ids=policy-rd,policy-champion',
  '/poster/policy-1',
  '/policy/calculate',
  '/policy/calculate/match?of=hand',
  '/market/list',
  '/nowhere',
]
/** Policies explained: a picture, a film, questions and answers. */
const explained = [
  '/policy/decode',
  '/policy/decode/decode-1',
  '/policy/decode/decode-3',
  '/policy/decode/decode-4',
]
const followed = [
  '/policy/subcribe',
  '/policy/subcribe?view=add',
  '/policy/subcribe?view=topics&topic=subject-1',
  '/user/collect',
]
const guest = ['/auth/login', '/auth/login?way=sms', '/auth/register', '/auth/reset-password']
const member = [
  '/',
  '/policy/search',
  '/policy/search/detail?id=policy-rd',
  '/policy/search/compare?ids=policy-rd,policy-champion,policy-3',
  '/user/relation',
  '/user/relation/en-hailan',
  '/user/relation/en-hailan?edit=basic',
  '/user/changePassword',
  '/user/message',
  '/user/device',
  '/user/my-declare',
  '/user/outbox',
  '/declare/apply/add?item=item-rd',
  '/declare/apply/view/declare-1',
]
/** The pages of a calculation, for a member. */
const calculated = [
  '/policy/calculate',
  '/policy/calculate/match',
  '/policy/calculate/report?id=report-3',
  '/policy/calculate/plan/package?id=report-3',
  '/policy/calculate/plan/contacts?id=report-3',
  '/policy/calculate/plan/info?id=report-3',
  '/policy/calculate/plan/about?id=report-3',
  '/user/match-report',
]

test('every route of the portal is visited here', () => {
  const tree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8')
  const listed = tree.slice(tree.indexOf('fullPaths:'), tree.indexOf('fileRoutesByTo:'))
  const routes = [...listed.matchAll(/\| '([^']+)'/g)].map(([, path]) => path!)
  expect(routes.length).toBeGreaterThan(20)
  const visited = [...open, ...explained, ...guest, ...member, ...followed, ...calculated].map(
    (address) => address.split('?')[0]!,
  )
  const missed = routes.filter((route) => {
    const pattern = route.replace(/\/$/, '').replaceAll(/\/\{-\$\w+\}/g, '(/[^/]+)?')
    const like = new RegExp(`^${pattern.replaceAll(/\$\w*/g, '.+')}/?$`)
    return !visited.some((path) => like.test(path))
  })
  expect(missed).toEqual([])
})

/** A colour on its way to another is neither; where it is inherited, one way begins where another ends. Runs in the page. */
async function atRest(): Promise<void> {
  for (;;) {
    const running = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    if (!running.length) return
    await Promise.allSettled(running.map(({ finished }) => finished))
  }
}

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds on the page as it stands, in words for whoever mends it. */
async function faultsOf(page: Page, only?: readonly string[]): Promise<string[]> {
  await page.evaluate(atRest)
  // Through the protocol: the page's own policy allows no script but ours.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (rules) =>
      (
        globalThis as unknown as { axe: { run: (where: Document, how: object) => Promise<AxeResults> } }
      ).axe.run(document, {
        resultTypes: ['violations'],
        ...(rules ? { runOnly: rules } : {}),
      }),
    only,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary?.split('\n')[1] ?? ''}`,
    ),
  )
}

/** Makes the device keep another look, as another tab would; its colours are there at once. */
const show = (page: Page, look: { theme: string; care?: boolean; size?: number }) =>
  page.evaluate((kept) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    const newValue = JSON.stringify(kept)
    localStorage.setItem('portal-look', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'portal-look', newValue }))
  }, look)

/** A page is there when nothing on it is still on its way. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  // Until the portal has started nobody sees that somebody is there.
  await expect(async () => {
    await stir(page)
    await expect(page.getByText('正在加载')).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
}

async function visit(page: Page, address: string): Promise<string[]> {
  const found: string[] = []
  const say = (where: string, faults: string[]) =>
    found.push(...faults.map((one) => `${address} ${where}: ${one}`))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(address)
  await settled(page)
  if (!(await page.title()).includes('企业服务总入口')) say('title', [await page.title()])
  say('1280', await faultsOf(page))
  for (const [name, look, rules] of [
    ['dark', { theme: 'dark' }, ['color-contrast', 'target-size']],
    // 7:1 for text of usual size and 4.5:1 for large text: what this theme is for.
    ['高对比度', { theme: 'contrast' }, ['color-contrast-enhanced']],
    ['关怀版', { theme: 'light', care: true, size: 150 }, ['color-contrast', 'target-size']],
  ] as const) {
    await show(page, look)
    await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)
    say(name, await faultsOf(page, rules))
  }
  say('关怀版', await page.evaluate(illegible))
  await page.setViewportSize({ width: 390, height: 844 })
  await settled(page)
  say('关怀版 390', await page.evaluate(illegible))
  await show(page, { theme: 'light' })
  say('390', [...(await page.evaluate(illegible)), ...(await faultsOf(page))])
  await page.setViewportSize({ width: 360, height: 800 })
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (sideways > 0) say('360', [`scrolls ${String(sideways)} px sideways`])
  return found
}

/** Visits pages one after the other; nothing may be said on the console but what the browser says of a missing record. */
async function visitAll(page: Page, addresses: string[]): Promise<void> {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`${page.url()}: ${message.text()}`)
  })
  const found: string[] = []
  for (const address of addresses) found.push(...(await visit(page, address)))
  expect(found).toEqual([])
  expect(said).toEqual([])
}

test.describe('each page has one h1, a title, no error, no sideways scroll, and nothing that axe finds', () => {
  test.setTimeout(180_000)

  test('for a visitor, reading', async ({ page }) => visitAll(page, open))
  test('for a visitor, explained', async ({ page }) => visitAll(page, explained))
  test('for a visitor, signing in', async ({ page }) => visitAll(page, guest))
  test('for a member', async ({ page, city }: { page: Page; city: City }) => {
    await signIn(page, city)
    await visitAll(page, member)
  })
  test('for a member, calculating', async ({ page, city }: { page: Page; city: City }) => {
    await signIn(page, city)
    await visitAll(page, calculated)
  })
  test('for a member, following', async ({ page, city }: { page: Page; city: City }) => {
    await signIn(page, city)
    await visitAll(page, followed)
  })
})
