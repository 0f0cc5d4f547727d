import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dateText, isoDay } from '#lib/dates.ts'
import { readCalendar } from '#lib/ics.test-kit.ts'
import { dueOf } from '#rules/appeal-clock.ts'
import {
  chooseFilter,
  goOffline,
  goOnline,
  installPortal,
  waitUntilStored,
  openMessage,
  signIn,
} from './act.ts'
import {
  type AppealRow,
  sampleAppeal,
  appealAddress,
  fillAppealForm,
  submitAppeal,
  openAppealForm,
  reviewAppeal,
  appealRow,
  appealRows,
} from './appeal-form.ts'
import { field } from './field.ts'
import { photo, sizeOf } from './photo.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const DAY = 86_400_000
const main = (page: Page) => page.getByRole('main')
/** Fills in the rating of an answer and submits it. */
async function rate(page: Page, solved: string, stars: RegExp, words = ''): Promise<void> {
  await page.getByRole('button', { name: /^去评价/ }).click()
  const dialog = page.getByRole('dialog', { name: '评价办理结果' })
  await dialog.getByRole('radio', { name: solved, exact: true }).check()
  await dialog.getByRole('radio', { name: stars }).check()
  if (words) await dialog.getByRole('textbox').fill(words)
  await dialog.getByRole('button', { name: '提交评价' }).click()
}

test('An appeal with two photos written offline is sent once, transferred, answered and rated @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await openAppealForm(page)
  await installPortal(page)
  await goOffline(page)
  await fillAppealForm(page)
  await page
    .getByLabel('选择文件：附件')
    .setInputFiles([await photo(page, '现场一.jpg'), await photo(page, '现场二.jpg', '#3c3')])
  await expect(page.getByText('现场二.jpg')).toBeVisible()
  await reviewAppeal(page)
  const before = page.getByRole('region', { name: '提交后' })
  await expect(before).toContainText('一般转交市住建局办理')
  const due = dateText(dueOf('求助', Date.now()))
  await expect(before).toContainText(`4 个工作日内，今天提交的在${due}前答复`)
  await expect(before).toContainText('不公开，只有您和承办单位可以查看')
  await before.getByText('不予受理的情形').click()
  await expect(before.getByRole('listitem')).toHaveCount(7)
  await submitAppeal(page)
  await expect(page.getByRole('heading', { name: '已保存在本机，联网后自动提交' })).toBeVisible()
  await expect(page.getByText(/SQ\d/)).toHaveCount(0)

  await goOnline(page)
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/编号 SQ\d{14}/)).toBeVisible()
  expect(await city.effects('/appeal/save')).toHaveLength(1)
  const sent = (await city.table<AppealRow>('appeal')).find((one) => one.title === sampleAppeal.title)!
  expect(sent.attachments.map((one) => one.fileName)).toEqual(['现场一.jpg', '现场二.jpg'])
  const bytes = await city.bytes('现场一.jpg')
  expect(sizeOf(bytes)).toEqual({ width: 1920, height: 2560 })
  expect(bytes.includes('Exif')).toBe(false)

  await city.advance('appeal', sent.id, '已受理')
  await city.advance('appeal', sent.id, '已转交', '属市政照明范围。', { office: '市城管局' })
  await city.advance('appeal', sent.id, '办理中')
  await page.getByRole('link', { name: '查看我的诉求' }).click()
  // Reloads until the state is current, because the list may have been fetched ahead just before the city changed it.
  await expect(async () => {
    await page.reload()
    await expect(appealRow(page, sampleAppeal.title)).toContainText('市城管局办理并答复', { timeout: 5_000 })
  }).toPass()
  await appealRow(page, sampleAppeal.title).getByRole('link', { name: sampleAppeal.title }).click()
  await expect(page.getByText('市企业服务中心 → 市城管局')).toBeVisible()
  await expect(page.getByText('属市政照明范围。')).toBeVisible()
  await expect(main(page)).toContainText(`还剩 4 个工作日（应在${due}前答复）`)
  await city.advance('appeal', sent.id, '待评价', '已列入本周施工计划，周五前完成补装。')
  // The city sends a message with a link to the appeal.
  await openMessage(page, '诉求待评价', sampleAppeal.title)
  await page.getByRole('dialog').getByRole('link', { name: '查看诉求' }).click()
  await expect(page.getByRole('article', { name: '市城管局的答复' })).toContainText('周五前完成补装')
  await rate(page, '已解决', /^5 星/, '处理很快')
  await see.toast(page, '评价已提交')
  await expect(main(page).getByText('已解决，5 星，非常满意：处理很快').first()).toBeVisible()
  expect(await city.effects('/appeal/evaluate')).toHaveLength(1)
})

test("A returned appeal opens with the city's remarks at its fields and can be supplemented", async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', appealAddress('appeal-returned'))
  await expect(page.getByText(/暂停计时，补充后还剩 \d 个工作日/)).toBeVisible()
  await page.getByRole('link', { name: /^去补充/ }).click()
  await see.heading(page, '补充诉求')
  await see.fieldError(page, '诉求内容', /请写明积水路段的具体位置/)
  await expect(page.getByRole('alert').filter({ hasText: '请上传积水路段的照片' })).toBeVisible()
  await field(page, '诉求内容').fill('积水路段为港城路 88 号至 120 号，分别在 3 日、9 日和 15 日积水。')
  await page.getByLabel('选择文件：附件').setInputFiles([await photo(page, '积水.jpg')])
  await expect(page.getByText('积水.jpg')).toBeVisible()
  await expect(page.getByText('请上传积水路段的照片')).toHaveCount(0)
  await reviewAppeal(page)
  await submitAppeal(page)
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  const now = (await city.table<AppealRow>('appeal')).find((one) => one.id === 'appeal-returned')!
  expect(now.state).toBe('待受理')
  expect(now.attachments.at(-1)?.fileName).toBe('积水.jpg')
})

test('An appeal can be withdrawn with a reason only before the work on it begins', async ({ page, city }) => {
  await signIn(page, city, 'enterprise', appealAddress('appeal-handling'))
  await expect(page.getByRole('button', { name: /^加入日历/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^撤回/ })).toHaveCount(0)
  await page.goto(appealAddress('appeal-new'))
  await page.getByRole('button', { name: /^撤回/ }).click()
  const dialog = page.getByRole('dialog', { name: '撤回诉求' })
  await dialog.getByRole('button', { name: '确认撤回' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/请填写撤回原因/)
  await dialog.getByRole('textbox').fill('已在窗口办好')
  // A reload keeps the typed text.
  await page.reload()
  await page.getByRole('button', { name: /^撤回/ }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue('已在窗口办好')
  await dialog.getByRole('button', { name: '确认撤回' }).click()
  await see.toast(page, '撤回已提交')
  await expect(main(page).getByText('已在窗口办好').first()).toBeVisible()
  const now = (await city.table<AppealRow>('appeal')).find((one) => one.id === 'appeal-new')!
  expect(now.state).toBe('已撤回')
})

test('The rating 未解决 reopens an appeal once and closes it the second time', async ({ page, city }) => {
  await signIn(page, city, 'enterprise', appealAddress('appeal-rate'))
  await page.getByRole('button', { name: /^去评价/ }).click()
  const dialog = page.getByRole('dialog', { name: '评价办理结果' })
  await dialog.getByRole('radio', { name: '未解决' }).check()
  await dialog.getByRole('radio', { name: /^2 星/ }).check()
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/请写明尚未解决的问题/)
  await dialog.getByRole('textbox').fill('没有说明研发费用的口径')
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText(/因未解决重新办理：没有说明研发费用的口径/)).toBeVisible()
  await expect(page.getByText(/还剩 \d 个工作日（应在/)).toBeVisible()
  await city.advance('appeal', 'appeal-rate', '待评价', '以年度纳税申报表为准。')
  await page.reload()
  await expect(page.getByRole('article', { name: /的答复$/ })).toHaveCount(2)
  await rate(page, '未解决', /^1 星/, '仍然没有说清楚')
  await see.toast(page, '评价已提交')
  await expect(main(page).getByText('未解决，1 星，非常不满意：仍然没有说清楚').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^去评价/ })).toHaveCount(0)
  const now = (await city.table<AppealRow>('appeal')).find((one) => one.id === 'appeal-rate')!
  expect(now.state).toBe('已办结')
})

test('An appeal can be urged once a day if it is overdue, but not in the first half of its time; its due date can be added to a calendar', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', appealAddress('appeal-extended'))
  await expect(page.getByText(/原定.*延至.*需会同自来水公司/)).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^加入日历/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  const due = (await city.table<AppealRow>('appeal')).find((one) => one.id === 'appeal-extended')!
  const [entry, ...more] = readCalendar(readFileSync(await file.path(), 'utf8'))
  expect(more).toEqual([])
  expect(entry!.event.uid).toBe('appeal-appeal-extended')
  expect(entry!.event.startDate.toString()).toBe(isoDay(due.dueDate))
  expect(entry!.event.summary).toBe(`诉求答复到期：${due.title}`)
  expect(entry!.event.description).toContain(`诉求编号 ${due.appealNo}`)
  expect(entry!.component.getFirstPropertyValue('url')).toBe(page.url())
  await page.goto(appealAddress('appeal-new'))
  await expect(page.getByRole('button', { name: /^撤回/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^催办/ })).toHaveCount(0)
  await page.goto(appealAddress('appeal-late'))
  await expect(page.getByText(/已逾期 \d+ 个工作日（应在/)).toBeVisible()
  await page.getByRole('button', { name: /^催办/ }).click()
  const dialog = page.getByRole('dialog', { name: '催办诉求' })
  await dialog.getByRole('textbox').fill('押金仍未退还')
  await dialog.getByRole('button', { name: '确认催办' }).click()
  await see.toast(page, '催办已提交')
  await expect(page.getByText('押金仍未退还')).toBeVisible()
  await expect(page.getByRole('button', { name: /^催办/ })).toHaveCount(0)
})

test('A rating given without a network waits on this device and is sent once @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', appealAddress('appeal-rate'))
  await expect(page.getByRole('button', { name: /^去评价/ })).toBeVisible()
  await installPortal(page)
  await waitUntilStored(page, 'appeal', 'detailAll', 'appeal-rate')
  await goOffline(page)
  await rate(page, '部分解决', /^4 星/, '口径已说清，时间还没定')
  await see.toast(page, '评价已保存在本机，联网后自动提交')
  await see.connection(page, /离线 · 待上传 1/)
  await expect(main(page).getByText('有操作待上传。')).toBeVisible()
  // A waiting rating cannot be given again, even after a reload.
  await page.reload()
  await expect(main(page).getByText('有操作待上传。')).toBeVisible()
  await expect(page.getByRole('button', { name: /^去评价/ })).toBeDisabled()
  expect(await city.effects('/appeal/evaluate')).toEqual([])

  await goOnline(page)
  await expect(main(page).getByText('部分解决，4 星，满意：口径已说清，时间还没定').first()).toBeVisible()
  await see.connection(page, '在线 · 已同步')
  expect(await city.effects('/appeal/evaluate')).toHaveLength(1)
})

test('An appeal without a rating closes after seven days and does not count as satisfied', async ({
  page,
  city,
}) => {
  await city.clock(9 * DAY)
  await signIn(page, city, 'enterprise', appealAddress('appeal-rate'))
  await expect(page.getByText('7 天内未评价，自动办结', { exact: true })).toBeVisible()
  await page.goto('/user/my-appeal')
  await expect(page.getByText(/^2 件已评价，\d 件满意$/)).toBeVisible()
})

test('My appeals are grouped with counts, filtered by state with a reason, and readable offline @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/user/my-appeal')
  const mine = (await city.table<AppealRow>('appeal')).filter((one) => one.userId === 'u-enterprise')
  const tabs = page.getByRole('navigation', { name: '办理状态' })
  await expect(tabs.getByRole('link', { name: /^全部/ })).toContainText(String(mine.length))
  await tabs.getByRole('link', { name: /^已结束/ }).click()
  await expect(appealRows(page)).toHaveCount(
    mine.filter((one) => ['已办结', '不予受理', '已撤回'].includes(one.state)).length,
  )
  await tabs.getByRole('link', { name: /^全部/ }).click()
  await chooseFilter(page, '状态', '不予受理')
  await expect(appealRows(page)).toHaveCount(1)
  await expect(appealRows(page)).toContainText('原因：')
  await page.goto('/user/my-appeal')
  await expect(appealRows(page)).toHaveCount(10)
  await installPortal(page)
  await waitUntilStored(page, 'appeal', 'page')
  await goOffline(page)
  await page.reload()
  await expect(appealRows(page)).toHaveCount(10)
})
