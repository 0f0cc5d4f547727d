import type { Page } from '@playwright/test'
import { fillLogin, signIn } from './act.ts'
import type { City } from './city.ts'
import { expect, test } from './test.ts'

/** The address of a policy that the enterprise's user keeps among the favourites. */
async function starred(city: City): Promise<string> {
  const kept = await city.table<{ id: string; userId: string; policyId: string }>('policyFavourite')
  return `/policy/search/detail?id=${kept.find((one) => one.userId === 'u-enterprise')!.policyId}`
}

const star = (page: Page) => page.getByRole('button', { name: /^已收藏/, pressed: true })

test('a member whose token ran out keeps the stars of a public page, and notices nothing', async ({
  page,
  city,
}) => {
  const address = await starred(city)
  await signIn(page, city, 'enterprise', address)
  await expect(star(page)).toBeVisible()
  // The page that was there would renew it as well, and take its answer with it.
  await page.goto('about:blank')
  await city.faults({ expireTokens: true })
  await page.goto(address)
  await expect.poll(async () => (await city.effects('/refresh-token')).length).toBe(1)
  const read = async () =>
    (await city.journal()).filter((one) => one.path.endsWith('/ua/policy/detail')).at(-1)
  await expect.poll(read).toMatchObject({ status: 200, user: 'u-enterprise' })
  await expect(star(page)).toBeVisible()
})

test('where the renewal is refused on a public page, the sign-in leads back to it', async ({
  page,
  city,
}) => {
  const address = await starred(city)
  await signIn(page, city, 'enterprise', address)
  await expect(star(page)).toBeVisible()
  await page.goto('about:blank')
  await city.faults({ expireTokens: true, refuseRefresh: true })
  await page.goto(address)
  await expect(page).toHaveURL(`/auth/login?redirect_uri=${encodeURIComponent(address)}&why=expired`)
  await city.faults()
  await fillLogin(page, city, 'enterprise')
  await expect(page).toHaveURL(address)
  await expect(star(page)).toBeVisible()
})
