import type { Request } from '@playwright/test'
import type { PolicyDetail } from '#api/policy.ts'
import { demo } from '#mocks/auth/accounts.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** URL schemes that a link of a hostile record must not have */
const schemes = ['javascript:', 'data:', 'vbscript:', 'feed:']

test('A link with a forbidden address is shown as plain text everywhere', async ({ page, city }) => {
  const evil = 'data:text/html,<script>alert(1)</script>'
  await page.route('**/ua/policy/detail?*', async (route) => {
    const reply = await route.fetch()
    const { data, ...envelope } = (await reply.json()) as { data: PolicyDetail }
    const hostile = {
      sourceUrl: 'vbscript:msgbox(1)',
      applyUrl: evil,
      conditions: data.conditions.map((one) => ({
        ...one,
        basis: { name: '评审办法', url: 'feed:https://evil.example/' },
      })),
      contentHtml:
        '<h2>总则</h2><p>见<a href="java\nscript:alert(1)">附件一</a>和<a href="https://www.gov.cn/">附件二</a>。</p>',
    }
    await route.fulfill({ response: reply, json: { ...envelope, data: { ...data, ...hostile } } })
  })
  const [partner] = await city.table('partnerLink')
  await city.change('partnerLink', partner!.id, { name: '可疑平台', href: evil })
  await page.goto('/policy/search/detail?id=policy-rd')
  await expect(page.getByRole('main').getByText(evil)).toBeVisible()
  await expect(page.getByText('见附件一和附件二。')).toBeVisible()
  await expect(page.getByRole('link', { name: '附件二' })).toHaveAttribute('href', 'https://www.gov.cn/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByText('可疑平台')).toBeVisible()
  await expect(page.getByText('评审办法').first()).toBeAttached()
  for (const scheme of schemes) await expect(page.locator(`[href^="${scheme}" i]`)).toHaveCount(0)
  for (const words of ['查看原文', '可疑平台', '评审办法', '附件一'])
    await expect(page.getByRole('link', { name: words, exact: true, includeHidden: true })).toHaveCount(0)
})

test('A sign-in ticket appears only in the address of the first request @worker @alone', async ({
  page,
  city,
}) => {
  const asked: Request[] = []
  page.context().on('request', (one) => asked.push(one))
  const ticket = `zwfw-${demo.person.tel}`
  await page.goto(`/auth/login?redirect_uri=%2Fuser%2Foutbox%3Ffrom%3Dmail&zwfwToken=${ticket}`)
  await see.address(page, '/user/outbox?from=mail')
  // Waits for the worker, which requests the whole portal.
  await page.evaluate(() => navigator.serviceWorker.ready)
  expect(asked.length).toBeGreaterThan(20)
  const later = asked.slice(1)
  expect(later.map((one) => one.url()).filter((url) => url.includes(ticket))).toEqual([])
  const referers = await Promise.all(later.map(async (one) => (await one.allHeaders())['referer'] ?? ''))
  expect(referers.filter((referer) => new URL(referer || 'http://none/').pathname !== '/')).toEqual([])
  expect(referers.filter((referer) => referer.includes('?'))).toEqual([])
  expect(new Set(referers).size).toBeGreaterThan(0)
  const used = (await city.journal()).filter(({ path }) => path.includes('login-zwfw'))
  expect(used.map(({ status }) => status)).toEqual([200])
})

test('The page sends no referrer with its address, even if the host omits the header', async ({ page }) => {
  await page.route('**/general-search?q=*', async (route) => {
    const reply = await route.fetch()
    const { 'referrer-policy': _, ...headers } = reply.headers()
    await route.fulfill({ response: reply, headers })
  })
  const call = page.waitForRequest(/\/policy\/api\/ua\//)
  await page.goto('/general-search?q=%E7%A7%98%E5%AF%86')
  expect((await (await call).allHeaders())['referer'] ?? '').not.toContain('general-search')
})

test("The survey opens in its own window, which the portal's opener policy cuts off, and takes an answer", async ({
  page,
}) => {
  await page.goto('/')
  const [survey] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /满意度调查/ }).click(),
  ])
  await survey.getByLabel('总体是否满意').selectOption('满意')
  await survey.getByRole('button', { name: '提交' }).click()
  await expect(survey.getByRole('status')).toHaveText('已收到，感谢填写')
  expect(await survey.evaluate(() => window.opener as unknown)).toBeNull()
})
