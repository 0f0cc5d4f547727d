import { goOffline, goOnline, signIn, waitUntilStored } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface Row {
  id: string
  itemName: string
  department: string
  updateTime: string
  rating?: { score: number; reasons?: string[] }
}

interface Enquiry {
  id: string
  productId: string
  productName: string
}

const DAY = 86_400_000
const PAID = '/declare/apply/view/decl-paid?type=apply'

test('A paid declaration is rated badly offline, sent once, called back and corrected by its department', async ({
  page,
  city,
}) => {
  const one = (await city.table<Row>('declaration')).find(({ id }) => id === 'decl-paid')!
  await signIn(page, city, 'enterprise', PAID)
  await see.heading(page, one.itemName)
  await waitUntilStored(page, 'declare', 'one', one.id)
  const rate = page.getByRole('button', { name: /^去评价/ })
  await rate.click()
  const dialog = page.getByRole('dialog', { name: '评价办理结果' })
  await expect(dialog.getByRole('radiogroup', { name: /^满意程度/ }).getByRole('radio')).toHaveCount(5)
  await goOffline(page)
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(dialog.getByText('请选择满意程度')).toBeVisible()
  // The stars are one group: an arrow key goes from star to star.
  await dialog.getByRole('radio', { name: '1 星 非常不满意' }).press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '2 星 不满意' })).toBeChecked()
  await expect(dialog).toContainText(
    `${one.department}应在 1 个工作日内回访核实，15 个工作日内完成整改并反馈结果`,
  )
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/请写明不满意的原因，至少 5 个字/)
  await dialog.getByRole('checkbox', { name: '超过承诺时限' }).check()
  await dialog.getByRole('textbox').fill('从通过到拨付等了一个多月')
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rate).toHaveCount(0)
  await goOnline(page)
  const rated = see.card(page, '我的评价')
  await expect(rated).toContainText(/不满意.*超过承诺时限.*从通过到拨付等了一个多月/, { timeout: 30_000 })
  await expect(rated.getByRole('region', { name: '差评处理' })).toContainText(/待回访.*回访核实.*前完成/)
  expect(await city.effects('/declare/user/update')).toHaveLength(1)

  await city.clock(30 * DAY)
  await signIn(page, city, 'enterprise', PAID)
  const remedy = see.card(page, '我的评价').getByRole('region', { name: '差评处理' })
  await expect(remedy).toContainText(/已整改.*回访核实.*已电话回访.*整改反馈.*到期前两日提醒/)
  await expect(see.card(page, '办理进度')).toContainText(/差评回访.*差评整改/)
  await expect(rate).toHaveCount(0)
  await page.goto('/user/message?keyword=差评已整改')
  await expect(
    page.getByRole('link', { name: new RegExp(`差评已整改：${one.itemName}`) }).first(),
  ).toBeVisible()
})

test('我的待办 leads to the rating of a declaration that ended, and the rating ends the obligation', async ({
  page,
  city,
}) => {
  const one = (await city.table<Row>('declaration')).find(({ id }) => id === 'decl-refused')!
  await signIn(page, city, 'enterprise', '/user/relation')
  const list = page.getByRole('list', { name: '我的待办' })
  await page.getByRole('button', { name: /^查看全部 \d+ 项$/ }).click()
  await list.getByRole('link', { name: `评价办理：${one.itemName}` }).click()
  await page.getByRole('button', { name: /^去评价/ }).click()
  const dialog = page.getByRole('dialog', { name: '评价办理结果' })
  await dialog.getByRole('radio', { name: '4 星 满意' }).check()
  await dialog.getByRole('checkbox', { name: '指南清楚' }).check()
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(see.card(page, '我的评价')).toContainText(/满意.*指南清楚/, { timeout: 30_000 })
  await expect(page.getByRole('region', { name: '差评处理' })).toHaveCount(0)
  await page.goto('/user/relation')
  await page.getByRole('button', { name: /^查看全部 \d+ 项$/ }).click()
  await expect(list.getByRole('link').first()).toBeVisible()
  await expect(list.getByRole('link', { name: `评价办理：${one.itemName}` })).toHaveCount(0)
})

test('Reviews of a service are read on its page; a new bad one stands on top, its firm masked, and waits for its answer', async ({
  page,
  city,
}) => {
  const { productId, productName } = (await city.table<Enquiry>('serviceEnquiry')).find(
    ({ id }) => id === 'enquiry-done',
  )!
  await signIn(page, city, 'enterprise', '/user/collect?kind=enquiry')
  const asked = page.getByRole('listitem').filter({ hasText: productName }).filter({ hasText: '已完成' })
  await asked.getByRole('button', { name: /^评价服务/ }).click()
  const dialog = page.getByRole('dialog', { name: '评价服务' })
  await dialog.getByRole('radio', { name: '2 星 不满意' }).check()
  await dialog.getByRole('textbox').fill('初稿拖了两周才交')
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(asked).toContainText(/我的评价.*不满意.*初稿拖了两周才交/, { timeout: 30_000 })

  await page.goto(`/professional-services/detail?id=${productId}`)
  await see.heading(page, productName)
  const reviews = see.card(page, '服务评价')
  await expect(reviews.getByRole('listitem').first()).toContainText(
    /不满意.*澄\*\*\*公司.*初稿拖了两周才交.*待回访/,
  )
  await expect(reviews).toContainText(/\d 条评价/)
})
