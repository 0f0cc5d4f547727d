import * as see from './see.ts'
import { expect, test } from './test.ts'

test('a link opens with what stood behind it in the text that it was copied from', async ({ page, city }) => {
  const [policy] = await city.table<{ id: string; title: string }>('policy')
  const [decode] = await city.table<{ id: string; title: string }>('interpretation')
  for (const [link, title] of [
    [`/policy/search/detail?id=${policy!.id}`, policy!.title],
    [`/policy/decode/${decode!.id}`, decode!.title],
  ] as const) {
    for (const behind of ['。', '）', '%E3%80%82', '；', '”', '%20', '，']) {
      await page.goto(link + behind)
      await see.heading(page, title)
      await see.address(page, link)
    }
  }
})

test('a page beyond all reason is the first; an ordinary one beyond the last leads to the last', async ({
  page,
}) => {
  const pager = page.getByLabel(/分页$/).first()
  for (const number of ['1e9', '-1', '1.5', '99999999999999999999']) {
    for (const list of ['/policy/search', '/policy/apply', '/roadshow']) {
      await page.goto(`${list}?page=${number}`)
      await expect(pager.getByRole('link', { name: '第 1 页', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
    }
  }
  await page.goto('/policy/search?page=9999')
  await page.getByRole('link', { name: '去最后一页' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})
