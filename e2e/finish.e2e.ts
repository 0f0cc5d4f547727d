import { readFileSync } from 'node:fs'
import { textsOf } from '#mocks/files/pdf.test-kit.ts'
import { goOnline } from './act.ts'
import * as declare from './declare.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test('The finish of a declaration names number, office and date as its page does, and the next fitting item', async ({
  page,
  city,
}) => {
  await declare.readyToSubmit(page, city)
  await declare.submit(page)
  const no = await declare.expectReceived(page)
  const { department } = (await city.table<{ id: string; department: string }>('item')).find(
    (one) => one.id === declare.item.id,
  )!
  const finish = page.getByRole('status').filter({ hasText: no })
  await expect(finish).toContainText(`当前处理单位${department}`)
  await expect(finish).toContainText('接下来初审，时限 5 个工作日')
  await expect(finish).toContainText('保持联系电话畅通')
  const [term] = /还剩 3 个工作日（应在.*前完成形式审查）/.exec(await finish.innerText())!

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载回执' }).click()
  expect(textsOf(readFileSync(await (await file).path(), 'latin1')).join('')).toContain(no)

  const next = page.getByRole('list', { name: '本企业还可以申报' }).getByRole('listitem')
  await expect(next).toHaveCount(1)
  await expect(next).toContainText('可申报')
  await expect(next).toContainText(/最高.*元/)
  await expect(next).not.toContainText(declare.item.name)
  const name = await next.getByRole('link').first().innerText()
  await next.getByRole('link', { name: '开始申报' }).click()
  await see.heading(page, name)
  await expect(page.getByRole('navigation', { name: '填写步骤' })).toBeVisible()
  await page.goto('/user/my-declare')
  await page.getByRole('listitem').filter({ hasText: no }).getByRole('link').first().click()
  const card = see.card(page, '办理情况')
  await expect(card).toContainText(`当前处理单位${department}`)
  await expect(card).toContainText(term)
})

test('Offline the finish says that nothing was sent yet, and changes by itself once the city has it', async ({
  page,
  city,
}) => {
  await declare.submitOffline(page, city)
  const waiting = page.getByRole('status').filter({ hasText: '联网后自动提交' })
  await expect(waiting).toContainText('尚未送达市平台。提交后给出申报编号、当前处理单位和办理时限')
  await expect(page.getByText('接下来')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '下载回执' })).toHaveCount(0)
  await goOnline(page)
  const no = await declare.expectReceived(page)
  await expect(page.getByRole('status').filter({ hasText: no })).toContainText(/应在.*前完成形式审查/)
  await page.getByRole('link', { name: '查看进度' }).click()
  await expect(see.card(page, '办理情况')).toContainText(no)
})
