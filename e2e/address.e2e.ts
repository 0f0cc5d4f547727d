import * as see from './see.ts'
import { expect, test } from './test.ts'

test('A link still opens with the punctuation that was copied behind it', async ({ page, city }) => {
  const [policy] = await city.table<{ id: string; title: string }>('policy')
  const [decode] = await city.table<{ id: string; title: string }>('interpretation')
  // One example of each kind; src/app/tidy-address.test.ts covers all signs.
  for (const [link, behind, title] of [
    [`/policy/search/detail?id=${policy!.id}`, '。', policy!.title],
    [`/policy/search/detail?id=${policy!.id}`, '%20', policy!.title],
    [`/policy/decode/${decode!.id}`, '%E3%80%82', decode!.title],
  ] as const) {
    await page.goto(link + behind)
    await see.heading(page, title)
    await see.address(page, link)
  }
})

test('An invalid page number opens the first page; a number beyond the last page offers a link to the last', async ({
  page,
}) => {
  const pager = page.getByLabel(/分页$/).first()
  // One invalid number for each list; src/app/parse-search.test.ts covers all numbers.
  for (const address of ['/policy/search?page=1e9', '/policy/apply?page=-1', '/roadshow?page=1.5']) {
    await page.goto(address)
    await expect(pager.getByRole('link', { name: '第 1 页', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await page.goto('/policy/search?page=9999')
  await page.getByRole('link', { name: '去最后一页' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})
