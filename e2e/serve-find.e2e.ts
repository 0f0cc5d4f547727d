import { expect, test } from './test.ts'

test('the filters of services and providers count what each choice leaves, without what is chosen of themselves', async ({
  page,
}) => {
  for (const [address, filter, unit] of [
    ['/professional-services/product-list', '计价', '项'],
    ['/professional-services/list', '性质', '家'],
    ['/medium', '性质', '家'],
  ] as const) {
    await page.goto(address)
    await page
      .getByRole('search', { name: '筛选' })
      .getByRole('button', { name: new RegExp(`^${filter}`) })
      .click()
    const choices = page.getByRole('group', { name: filter, exact: true }).getByRole('link')
    await expect(choices.nth(1)).toHaveText(/ \d+$/)
    const before = await choices.allTextContents()
    const [count] = /\d+$/.exec(before[1]!)!
    await choices.nth(1).click()
    await expect(page.getByRole('status').filter({ hasText: `共 ${count} ${unit}` })).toBeVisible()
    await expect(choices).toHaveText(before)
  }
})
