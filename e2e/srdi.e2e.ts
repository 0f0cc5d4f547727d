import type { Page } from '@playwright/test'
import { fillLogin, goOffline, installPortal, signIn } from './act.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { fillSelfEvaluation, nextPage } from './srdi.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')

test('A visitor offline is told which figures to reach, in which year and for which declaration; a sign-in keeps the answers @worker', async ({
  page,
  city,
}) => {
  await page.goto('/')
  await installPortal(page)
  await goOffline(page)
  await page.goto('/srdi/description')
  await see.heading(page, '专精特新自评')
  await expect(main(page)).toContainText('预评估，不构成认定')
  await expect(main(page)).toContainText('工信部企业〔2026〕2号，2026-04-01 起施行')
  await page.getByRole('link', { name: '手工填写' }).click()
  await see.heading(page, '专精特新中小企业自评')
  await fillSelfEvaluation(page)
  const result = see.card(page, '自评结果')
  await field(page, '研发机构').selectOption('市级')
  await expect(result).toContainText('暂未达到标准')
  await expect(result).toContainText('当前离线，结果由本机计算')
  // Growth raises the revenue too: 3,920 of 4,900, not 3,424 of 4,280, and counts for the year after.
  const year = new Date().getFullYear()
  await expect(result.getByRole('list', { name: '必须符合的条件' })).toContainText(
    `${String(year)} 年主营业务收入增加 620 万元，达到 3,920 万元；其他收入不变，营业收入随之达到 4,900 万元，占比达到 80%；` +
      `或有 124 万元其他业务收入经审计应计入主营的，更正后 ${String(year - 1)} 年占比即达到 80%，即符合；用于 ${String(year + 1)} 年申报`,
  )
  const measures = see.card(page, '达标措施')
  await expect(measures).toContainText(`用于 ${String(year + 1)} 年申报，按 ${String(year)} 年数据评价`)
  await expect(measures).toContainText(`${String(year - 1)} 年及以前的数据已定，不能更改`)
  await expect(measures.getByRole('list', { name: '达标所需的最少措施' }).getByRole('listitem')).toHaveCount(
    1,
  )
  // Only the rule in force is judged; the superseded one is shown without questions of its own.
  await expect(page.getByLabel('数字化水平')).toHaveCount(0)
  await expect(see.card(page, '新旧标准对照').getByRole('region', { name: /2022年/ })).toContainText(
    '2026-04-01 起停用',
  )
  // The trial calculation leaves the typed values unchanged; revenue follows the main business.
  const sliderOf = (label: string) => see.card(page, '试算').getByRole('slider', { name: `试算：${label}` })
  await sliderOf('上年主营业务收入').press('End')
  await expect(see.card(page, '试算')).toContainText('6,600 万元')
  // 150 of research are less than 3% of the higher revenue; 300 are more.
  await expect(see.card(page, '试算').getByRole('status')).toContainText('暂未达到标准')
  await sliderOf('上年研发费用').press('End')
  await expect(see.card(page, '试算').getByRole('status')).toContainText('能判断的条件都符合')
  await expect(result).toContainText('暂未达到标准')
  await page.getByRole('button', { name: '保存这次结果' }).click()
  await field(page, '研发机构').selectOption('国家级')
  await expect(field(page, '研发机构')).toHaveValue('国家级')
  await page.getByRole('button', { name: '保存这次结果' }).click()
  await page.reload()
  const kept = page.getByRole('list', { name: '保存的结果' }).getByRole('listitem')
  await expect(kept).toHaveCount(2)
  for (const at of [0, 1]) await kept.nth(at).getByRole('button', { name: '对比' }).click()
  await expect(page.getByRole('table', { name: '两次结果对比' })).toContainText('没有变化')

  await page.context().setOffline(false)
  await page.goto('/auth/login?redirect_uri=%2Fsrdi%2Fform3%3Fof%3Dhand')
  await fillLogin(page, city, 'person')
  await expect(field(page, '研发机构')).toHaveValue('国家级')
  await expect(main(page)).toContainText('草稿已保存在本机')
  await page.reload()
  await expect(field(page, '研发机构')).toHaveValue('国家级')
})

test("A member starts with the enterprise's record, and the city calculates the same result", async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/srdi/description')
  await page.getByRole('radio', { name: '创新型中小企业' }).check()
  await page.getByRole('link', { name: /的档案开始$/ }).click()
  await see.heading(page, '创新型中小企业自评')
  await expect(field(page, '上年营业收入')).not.toHaveValue('')
  await expect(main(page)).toContainText(/企业自填 · \d{4} 年/)
  await nextPage(page)
  await nextPage(page)
  await expect(main(page).getByText('已与市平台核对，结果一致。')).toBeVisible()
  await expect(see.card(page, '自评结果').getByRole('list', { name: '各部分最低分' })).toContainText(
    '创新能力至少 20 分',
  )
  await expect(see.card(page, '自评结果')).toContainText(/总分 \d+ 到 \d+ 分/)
  // Each row shows the range of its value and the next one.
  const research = see.card(page, '逐项得分').getByRole('row', { name: /^研发费用占营收/ })
  await expect(research).toContainText(/在 \d+% 至 \d+% 档|在 5% 以上 档/)
})
