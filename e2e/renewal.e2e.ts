import { fillLogin, signIn } from './act.ts'
import { expect, test } from './test.ts'

const listing = '/market/detail?id=listing-other'

test('a member whose token ran out keeps stars and whole numbers on public pages, and notices nothing', async ({
  page,
  city,
}) => {
  const kept = await city.table<{ id: string; userId: string; policyId: string }>('policyFavourite')
  const { policyId } = kept.find((one) => one.userId === 'u-enterprise')!
  const star = page.getByRole('button', { name: /^(已)?收藏/, pressed: true })
  await signIn(page, city, 'enterprise', `/policy/search/detail?id=${policyId}`)
  await expect(star).toBeVisible()
  await city.faults({ expireTokens: true })
  await page.reload()
  await expect(star).toBeVisible()
  await city.faults({ expireTokens: true })
  await page.goto(listing)
  await expect(page.getByText('13800000004').first()).toBeVisible()
  await expect(page.getByText('138****0004')).toHaveCount(0)
  const renewed = (await city.effects('/refresh-token')).length
  expect(renewed).toBe(2)
})

test('where the renewal is refused on a public page, the sign-in leads back to it', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', listing)
  await expect(page.getByText('13800000004').first()).toBeVisible()
  await city.faults({ expireTokens: true, refuseRefresh: true })
  await page.reload()
  await expect(page).toHaveURL(`/auth/login?redirect_uri=${encodeURIComponent(listing)}`)
  await city.faults()
  await fillLogin(page, city, 'enterprise')
  await expect(page).toHaveURL(listing)
  await expect(page.getByText('13800000004').first()).toBeVisible()
})
