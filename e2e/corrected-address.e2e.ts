import { signIn } from './act.ts'
import { expect, test } from './test.ts'

// Covers parameters that depend on the city's records, and one address with a fragment; src/routes.test.tsx covers
// all others.
test('Unknown values are removed from the address', async ({ page, city }) => {
  await signIn(page, city)
  for (const [address, right] of [
    ['/?tab=没有', '/'],
    ['/policy/apply?tab=没有&page=abc&view=没有#list', '/policy/apply#list'],
    ['/appeal/FAQ-list/list?tagId=没有', '/appeal/FAQ-list/list'],
    ['/user/my-demand?status=没有', '/user/my-demand'],
    ['/user/my-market?trade=没有', '/user/my-market'],
    ['/policy/calculate/report?id=report-1&level=没有', '/policy/calculate/report?id=report-1'],
  ] as const) {
    await page.goto(address)
    await expect.poll(() => decodeURIComponent(page.url()), address).toBe(new URL(page.url()).origin + right)
  }
})

test('Back from a corrected address leads to the page before', async ({ page }) => {
  await page.goto('/aboutus')
  await page.goto('/docking/demand-service/list?category=没有')
  await expect(page).toHaveURL('/docking/demand-service/list')
  await page.goBack()
  await expect(page).toHaveURL('/aboutus')
})
