import type { Page } from '@playwright/test'
import { addressSource } from '#lib/route-patterns.ts'
import { routes } from '#routes.list.test-data.ts'
import { goOffline, installPortal, signIn, waitUntilStored } from './act.ts'
import { members, providers, visitors } from './addresses.ts'
import { coldMember, type ColdTable, coldVisitor, type Found } from './cold-routes.ts'
import { expect, test } from './test.ts'

/** Returns true if an address belongs to a route of the specification, spelled `/a/{id}` or `/a/[id]`. */
const isOf = (route: string, address: string) =>
  new RegExp(addressSource(route.replace(/\{(\w+)\}/g, '$$$1').replace(/\[(\w+)\]/g, '{-$$$1}'))).test(
    address.split('?')[0]!,
  )
const parameters = (route: string) => route.split(/[[{]/).length
/** Routes, those without parameters first, because `/declare/apply/add` also looks like `/declare/apply/{action}`. */
const bySpecificity = routes.map(([route]) => route).sort((a, b) => parameters(a) - parameters(b))

/** Returns the first address of a route among these pages. */
function addressOf(route: string, pages: (typeof visitors)[]): string {
  const addresses = pages.flatMap((areas) => Object.values(areas).flatMap((area) => Object.keys(area)))
  return addresses.find((address) => bySpecificity.find((one) => isOf(one, address)) === route)!
}

/** Returns what a page shows that was opened without a network. */
async function found(page: Page, address: string): Promise<Found> {
  const main = page.getByRole('main')
  const says = (words: RegExp) =>
    main
      .getByText(words)
      .evaluateAll((all) => all.some((one) => one.getBoundingClientRect().top < innerHeight))
  if (new URL(page.url()).pathname !== address.split('?')[0] && page.url().includes('/auth/login'))
    return 'sign in'
  if (await says(/登录后查看/)) return 'sign in'
  if (await says(/这一页还没存到本机|本机没有该搜索的结果/)) return 'missing'
  return (await says(/这部分还没存到本机|原文还没存到本机|暂不能(登录|注册|重置|计算)/)) ? 'part' : 'whole'
}

/** Opens every route without a network and expects what the table promises; fails if a page stays blank or loading. */
async function expectTable(page: Page, pages: (typeof visitors)[], promised: ColdTable): Promise<void> {
  for (const [route] of routes) {
    const address = addressOf(route, pages)
    await page.goto(address)
    await expect(page.locator('h1'), address).toHaveText(/\S/)
    // Waits for the first screen only, because blocks below it are loaded when they come near.
    const loading = page.getByRole('main').locator('[aria-busy=true], [role=status]:has-text("正在加载")')
    const isLoading = () =>
      loading.evaluateAll((all) => all.some((one) => one.getBoundingClientRect().top < innerHeight))
    await expect.poll(isLoading, address).toBe(false)
    const kind = Object.entries(promised).find(([, some]) => some.includes(route))?.[0]
    await expect.poll(() => found(page, address), address).toBe(kind)
  }
}

test('A visitor who has opened home once opens every route cold and offline, or is told what is missing @worker @ahead', async ({
  page: first,
}) => {
  test.setTimeout(400_000)
  await first.goto('/')
  await installPortal(first)
  await waitUntilStored(first, 'policy', 'todayDeclare', '999')
  await waitUntilStored(first, 'appeal', 'problemsByTag', '999')
  await goOffline(first)
  const page = await first.context().newPage()
  await first.close()
  await expectTable(page, [visitors, members, providers], coldVisitor)
})

test('A member who has only signed in opens every route cold and offline, or is told what is missing @worker @ahead', async ({
  page: first,
  city,
}) => {
  test.setTimeout(400_000)
  await signIn(first, city, 'enterprise', '/user/device')
  await installPortal(first)
  await expect(first.getByText('常用页面已保存到本机')).toBeVisible({ timeout: 120_000 })
  await goOffline(first)
  const page = await first.context().newPage()
  await first.close()
  await expectTable(page, [members, visitors, providers], coldMember)
})
