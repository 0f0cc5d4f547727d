import type { Page } from '@playwright/test'
import { signIn, stir } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** What the head says to who reads it by machine; '' where it says nothing of it. */
const said = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute)).join(' | ')
    return {
      description: of('meta[name=description]', 'content'),
      canonical: of('link[rel=canonical]', 'href'),
      robots: of('meta[name=robots]', 'content'),
      title: of('meta[property="og:title"]', 'content'),
      url: of('meta[property="og:url"]', 'content'),
      data: (
        JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as {
          '@type'?: string
        }
      )['@type'],
    }
  })

const tells = async (page: Page, words: Record<string, unknown>) => {
  await stir(page)
  await expect.poll(() => said(page)).toMatchObject(words)
}

test('a policy, an activity and a question each say what they are, and no page what the one before was', async ({
  page,
  city,
  baseURL,
}) => {
  const policies = await city.table<{ id: string; title: string; summary: string }>('policy')
  const one = policies.find(({ id }) => id === 'policy-4')!
  await page.goto('/policy/search/detail?id=policy-4&from=friend')
  const url = `${baseURL!}/policy/search/detail?id=policy-4`
  await tells(page, { title: one.title, canonical: url, url, robots: '', data: 'Legislation' })
  expect((await said(page)).description).toContain(one.summary.slice(0, 40))

  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '政策搜索' }).click()
  await see.heading(page, '政策搜索')
  await tells(page, {
    title: '政策搜索',
    canonical: `${baseURL!}/policy/search`,
    robots: '',
    data: undefined,
  })
  expect((await said(page)).description).toContain('查找惠企政策')

  await page.goBack()
  await tells(page, { title: one.title, canonical: url, data: 'Legislation' })
  await page.goto('/roadshow/activity-cancelled')
  await tells(page, { canonical: `${baseURL!}/roadshow/activity-cancelled`, data: 'Event' })
  await page.goto('/appeal/FAQ-list/detail?id=problem-1')
  await tells(page, { data: 'FAQPage', robots: '' })
})

test('an address that nobody has, and a record that is not there, are not to be found', async ({ page }) => {
  await page.goto('/nowhere')
  await tells(page, { robots: 'noindex', canonical: '', url: '' })
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
  await tells(page, { robots: '', title: '企业服务总入口' })
  await page.goto('/policy/search/detail?id=none')
  await tells(page, { robots: 'noindex', canonical: '' })
  await page.goto('/srdi/form9')
  await tells(page, { robots: 'noindex', canonical: '' })
})

test('a member’s pages are nobody else’s to find', async ({ page, city }) => {
  await signIn(page, city)
  for (const address of ['/user/my-declare', '/docking/demand-service/add', '/policy/subcribe']) {
    await page.goto(address)
    await tells(page, { robots: 'noindex', canonical: '', data: undefined })
  }
})
