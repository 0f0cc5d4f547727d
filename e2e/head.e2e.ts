import type { Page } from '@playwright/test'
import { signIn, moveMouse } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Returns the machine-readable metadata of the document's head; '' for a missing tag. */
const metadata = (page: Page) =>
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

const expectMetadata = async (page: Page, words: Record<string, unknown>) => {
  await moveMouse(page)
  await expect.poll(() => metadata(page)).toMatchObject(words)
}

test('A policy, an activity and a question each have metadata of their own, and no page keeps that of the previous one', async ({
  page,
  city,
  baseURL,
}) => {
  const policies = await city.table<{ id: string; title: string; summary: string }>('policy')
  const one = policies.find(({ id }) => id === 'policy-4')!
  await page.goto('/policy/search/detail?id=policy-4&from=friend')
  const url = `${baseURL!}/policy/search/detail?id=policy-4`
  await expectMetadata(page, { title: one.title, canonical: url, url, robots: '', data: 'Legislation' })
  expect((await metadata(page)).description).toContain(one.summary.slice(0, 40))

  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '政策搜索' }).click()
  await see.heading(page, '政策搜索')
  await expectMetadata(page, {
    title: '政策搜索',
    canonical: `${baseURL!}/policy/search`,
    robots: '',
    data: undefined,
  })
  expect((await metadata(page)).description).toContain('查找惠企政策')

  await page.goBack()
  await expectMetadata(page, { title: one.title, canonical: url, data: 'Legislation' })
  await page.goto('/roadshow/activity-cancelled')
  await expectMetadata(page, { canonical: `${baseURL!}/roadshow/activity-cancelled`, data: 'Event' })
  await page.goto('/appeal/FAQ-list/detail?id=problem-1')
  await expectMetadata(page, { data: 'FAQPage', robots: '' })
})

test('Unknown addresses and missing records are not indexed', async ({ page }) => {
  await page.goto('/nowhere')
  await expectMetadata(page, { robots: 'noindex', canonical: '', url: '' })
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
  await expectMetadata(page, { robots: '', title: '企业服务总入口' })
  await page.goto('/policy/search/detail?id=none')
  await expectMetadata(page, { robots: 'noindex', canonical: '' })
  await page.goto('/srdi/form9')
  await expectMetadata(page, { robots: 'noindex', canonical: '' })
})

test("Members' pages are not indexed", async ({ page, city }) => {
  await signIn(page, city)
  for (const address of ['/user/my-declare', '/docking/demand-service/add', '/policy/subcribe']) {
    await page.goto(address)
    await expectMetadata(page, { robots: 'noindex', canonical: '', data: undefined })
  }
})
