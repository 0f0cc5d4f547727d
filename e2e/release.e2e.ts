import * as see from './see.ts'
import { expect, test } from './test.ts'

// The preview server only marks its pages as another version; `npm run hosting:check` publishes two builds whose
// hashed files differ.

test('A tab of the version before opens its next page after an update, with one reload at most', async ({
  page,
  city,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.goto('/')
  await expect(page.getByText(/在册政策/)).toBeVisible()
  await city.deploy()
  // Has no entry in the menu, whose pages are loaded ahead.
  await page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click()
  await see.heading(page, '关于我们')
  expect(loads).toBeLessThanOrEqual(2)
})
