import type { Page } from '@playwright/test'
import { fillLogin, signIn } from './act.ts'
import type { City } from './city.ts'
import { expect, test } from './test.ts'

/** Returns the address of a policy among the user's favourites. */
async function favouriteAddress(city: City): Promise<string> {
  const kept = await city.table<{ id: string; userId: string; policyId: string }>('policyFavourite')
  return `/policy/search/detail?id=${kept.find((one) => one.userId === 'u-enterprise')!.policyId}`
}

const star = (page: Page) => page.getByRole('button', { name: /^已收藏/, pressed: true })

test("An expired token is renewed silently on a public page, which keeps the user's favourite", async ({
  page,
  city,
}) => {
  const address = await favouriteAddress(city)
  await signIn(page, city, 'enterprise', address)
  await expect(star(page)).toBeVisible()
  // Leaves the page, which would renew the token as well and lose the response.
  await page.goto('about:blank')
  await city.faults({ expireTokens: true })
  await page.goto(address)
  await expect.poll(async () => (await city.effects('/refresh-token')).length).toBe(1)
  const read = async () =>
    (await city.journal()).filter((one) => one.path.endsWith('/ua/policy/detail')).at(-1)
  await expect.poll(read).toMatchObject({ status: 200, user: 'u-enterprise' })
  await expect(star(page)).toBeVisible()
})

test('If the renewal is refused on a public page, the sign-in leads back to that page', async ({
  page,
  city,
}) => {
  const address = await favouriteAddress(city)
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
