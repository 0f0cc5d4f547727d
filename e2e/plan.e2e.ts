import type { Page } from '@playwright/test'
import { goOffline, signIn } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
/** Returns the row of the research subsidy among the policies left out of the plan. */
const leftOutRow = (page: Page) =>
  page
    .getByRole('list', { name: /^未列入的政策/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /企业研发费用分档补助（第二批）申报/ }) })
test('The plan leaves out a policy with its reason and basis; a swap changes the sum and stays, offline too', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/policy/calculate/plan/package?id=report-1')
  await see.heading(page, '申报方案：办理清单')
  await expect(main(page).getByRole('heading', { name: '最优组合' })).toBeVisible()
  await goOffline(page)
  await page
    .getByRole('region', { name: '未列入的政策' })
    .getByRole('button', { name: /^展开其余/ })
    .click()
  await expect(leftOutRow(page)).toContainText(
    /与“.*海洋产业创新发展专项.*”支持同一项支出（研发费用），不重复享受/,
  )
  await expect(leftOutRow(page)).toContainText(/依据 市科字〔\d{4}〕38号 第三章：同一研发费用已获得/)
  // 10% of last year's 2,354,000, against the 500,000 that the chosen one is certain to pay.
  await expect(leftOutRow(page)).toContainText('可确定 23.54 万元')
  await leftOutRow(page)
    .getByRole('button', { name: /^换成这项/ })
    .click()
  await expect(main(page).getByRole('status').filter({ hasText: '与最优组合相比' })).toContainText(
    /已列入“.*企业研发费用分档补助.*”。已移出“.*海洋产业创新发展专项.*”。与最优组合相比，可确定金额减少 26.46 万元/,
  )
  await expect(leftOutRow(page)).toHaveCount(0)
  await main(page).getByRole('link', { name: '联系部门' }).click()
  await see.heading(page, '申报方案：联系部门')
  await main(page).getByRole('link', { name: '办理清单' }).click()
  await expect(main(page).getByText('可确定金额减少 26.46 万元')).toBeVisible()
  await page.getByRole('button', { name: '恢复最优组合' }).click()
  await expect(main(page).getByRole('heading', { name: '最优组合' })).toBeVisible()
  await expect(main(page).getByText('与最优组合相比')).toHaveCount(0)
})
