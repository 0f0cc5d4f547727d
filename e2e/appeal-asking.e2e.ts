import { goOffline, installPortal, waitUntilStored, openMessage, signIn } from './act.ts'
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
import * as see from './see.ts'
import { recordShifts, shiftFaults } from './shifts.ts'
import { expect, test } from './test.ts'

test('Two drafts of appeals are kept side by side offline, and each continues with its own text @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await openAppealForm(page)
  await installPortal(page)
  await goOffline(page)
  await field(page, '标题').fill('园区班车早高峰不够')
  await field(page, '诉求内容').fill('早高峰班车满员，两个班次都上不去。')
  await page.getByRole('link', { name: '再提一件诉求' }).click()
  await expect(field(page, '标题')).toHaveValue('')
  await field(page, '标题').fill('食堂油烟排放扰民')
  const drafts = page.getByRole('navigation', { name: '其他诉求草稿' })
  await drafts.getByRole('link', { name: /园区班车早高峰不够/ }).click()
  await expect(field(page, '诉求内容')).toHaveValue('早高峰班车满员，两个班次都上不去。')
  await page.reload()
  await expect(field(page, '标题')).toHaveValue('园区班车早高峰不够')
  await drafts.getByRole('link', { name: /食堂油烟排放扰民/ }).click()
  await expect(field(page, '标题')).toHaveValue('食堂油烟排放扰民')
  await page.goto('/user/my-appeal')
  const here = page.getByRole('list', { name: '在本机' }).getByRole('listitem')
  await expect(here).toHaveCount(2)
})

test('Typing a title finds an answer without a network and without moving the focus @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/user/my-appeal')
  await expect(appealRows(page)).toHaveCount(10)
  await openAppealForm(page)
  await installPortal(page)
  await waitUntilStored(page, 'appeal', 'problemsByTag')
  await goOffline(page)
  await page.reload()
  await field(page, '标题').click()
  await page.keyboard.type('研发费用加计扣除比例')
  const found = page.getByRole('region', { name: '提交前请参考' })
  const answer = found.getByRole('group').filter({ hasText: '研发费用加计扣除' }).first()
  await expect(answer).toBeVisible()
  expect(await found.getByRole('group').count()).toBeLessThanOrEqual(3)
  await expect(field(page, '标题')).toBeFocused()
  await answer.locator('summary').click()
  await expect(answer).toContainText('以上答复由')
  await field(page, '标题').fill('厂区供水水压不足')
  await expect(found.getByRole('link', { name: '厂区供水水压不足影响生产' })).toBeVisible()
})

test('A similar open appeal is found even if ten newer ones exist', async ({ page, city }) => {
  const [oldest] = (await city.table<AppealRow>('appeal')).toSorted((a, b) =>
    a.createTime.localeCompare(b.createTime),
  )
  await city.change('appeal', 'appeal-late', { createTime: oldest!.createTime })
  await signIn(page, city)
  await openAppealForm(page)
  await field(page, '标题').fill('派遣公司拖延退还押金')
  const found = page.getByRole('region', { name: '提交前请参考' })
  await expect(found.getByRole('link', { name: '派遣公司拖延退还服务押金' })).toBeVisible()
})

test('On a phone, suggestions are below the title and never cover it, even with the keyboard open', async ({
  page,
  city,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, city)
  await openAppealForm(page)
  await waitUntilStored(page, 'appeal', 'problemsByTag')
  const title = field(page, '标题')
  const found = page.getByRole('region', { name: '提交前请参考' })
  // 430 is the height that a phone's keyboard leaves.
  for (const height of [844, 430]) {
    await page.setViewportSize({ width: 390, height })
    await title.fill('')
    await title.click()
    await expect(found).toHaveCount(0)
    const before = (await title.boundingBox())!
    await page.keyboard.type('研发费用加计扣除比例')
    await expect(found.getByRole('group').first()).toBeVisible()
    await expect(title).toBeFocused()
    const at = (await title.boundingBox())!
    expect(at).toEqual(before)
    expect((await found.boundingBox())!.y).toBeGreaterThanOrEqual(at.y + at.height)
    // A tap at the start, middle or end of the field hits the field and no element above it.
    for (const part of [0.05, 0.5, 0.95]) {
      const isFree = await title.evaluate((element, share) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width * share, top + height / 2))
      }, part)
      expect(isFree).toBe(true)
    }
  }
})

test('A question without a helpful answer becomes the title of an appeal, and the sign-in keeps it', async ({
  page,
  city,
}) => {
  await page.goto('/appeal/demand?question=' + encodeURIComponent('首版次软件奖励何时申报'))
  await expect(page.getByRole('heading', { name: '不予受理的情形' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '登录后提诉求' }).click()
  const back = new URL(page.url()).searchParams.get('redirect_uri')!
  expect(decodeURIComponent(back)).toContain('首版次软件奖励何时申报')
  await signIn(page, city, 'enterprise', back)
  await expect(field(page, '标题')).toHaveValue('首版次软件奖励何时申报')
})

test('The form of an appeal with a prefilled title does not shift when suggestions arrive late', async ({
  page,
  city,
}) => {
  const match = '*/ua/problem/queryListByTagId'
  // Makes the call fail during the sign-in; otherwise the device would fetch the questions ahead while it is idle.
  await city.faults({ match, status: 500 })
  await signIn(page, city)
  await city.faults({ match, latencyMs: 800 })
  // High enough that the fields below the title are in view.
  await page.setViewportSize({ width: 1280, height: 1200 })
  await recordShifts(page)
  await page.goto('/appeal/demand?question=' + encodeURIComponent('研发费用加计扣除怎么算'))
  await expect(field(page, '标题')).toHaveValue('研发费用加计扣除怎么算')
  await expect(page.getByRole('region', { name: '提交前请参考' })).toBeVisible()
  expect(await shiftFaults(page)).toEqual([])
})

test("An appeal can be made in the user's own name, and a refusal shows its reason", async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await openAppealForm(page)
  await fillAppealForm(page)
  await field(page, '提交主体').selectOption('本人')
  await reviewAppeal(page)
  await expect(page.getByRole('main')).toContainText(/提交主体\s*本人/)
  await submitAppeal(page)
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  const sent = (await city.table<AppealRow>('appeal')).find((one) => one.title === sampleAppeal.title)!
  expect(sent.enId).toBe('')
  await page.getByRole('link', { name: '查看我的诉求' }).click()
  await expect(appealRow(page, sampleAppeal.title)).toContainText('以本人名义')
  await expect(appealRows(page).filter({ hasText: '以本人名义' })).toHaveCount(1)

  const reason = '已由信访部门受理，正在办理。'
  await city.advance('appeal', sent.id, '不予受理', reason)
  await page.reload()
  await expect(appealRow(page, sampleAppeal.title)).toContainText(`原因：${reason}`)
  await openMessage(page, '诉求不予受理', sampleAppeal.title)
  await expect(page.getByRole('dialog')).toContainText(reason)
  await page.getByRole('dialog').getByRole('link', { name: '查看诉求' }).click()
  await see.address(page, appealAddress(sent.id))
  const main = page.getByRole('main')
  await expect(main.getByText('不予受理：')).toBeVisible()
  await expect(main).toContainText(reason)
  await expect(main).toContainText(/提交主体\s*本人/)
  for (const deed of [/^去补充/, /^催办/, /^撤回/, /^去评价/])
    await expect(main.getByRole('button', { name: deed })).toHaveCount(0)
})
