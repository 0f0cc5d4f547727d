import type { Page } from '@playwright/test'
import { goOffline, installPortal, signIn, waitUntilStored } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.getByRole('list', { name: '申报项目', exact: true }).getByRole('listitem')
const verdicts = ['可申报', '接近符合', '信息不足', '暂不符合', '符合条件']

/** Opens a page of 今日申报 and returns the verdicts of its rows, in their order. */
async function verdictsOn(page: Page, number: number): Promise<string[]> {
  await page.goto(`/policy/apply?page=${String(number)}`)
  await expect(rows(page).first()).toContainText(new RegExp(verdicts.join('|')))
  const texts = await rows(page).allInnerTexts()
  return texts.flatMap((text) => verdicts.find((word) => text.includes(word)) ?? [])
}

test('今日申报 begins with what the enterprise can declare, and says why it cannot declare the rest, offline too @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/policy/apply')
  await expect(page.getByText('本企业可申报的排在前面', { exact: false })).toBeVisible()
  const last = Math.ceil(
    Number(
      /\d+/.exec(
        await page
          .getByText(/^共 \d+ 项$/)
          .first()
          .innerText(),
      )![0],
    ) / 10,
  )
  const expectOrder = async () => {
    const first = await verdictsOn(page, 1)
    expect(first).toHaveLength(10)
    // Says 符合条件 of 免申即享, which nobody declares.
    for (const one of first) expect(['可申报', '符合条件']).toContain(one)
    expect(new Set(await verdictsOn(page, last))).toEqual(new Set(['暂不符合']))
    await expect(rows(page).first()).toContainText(/暂不符合.+本企业：.+依据.+〔\d{4}〕/)
  }
  await expectOrder()
  await installPortal(page)
  await waitUntilStored(page, 'policy', 'todayDeclare', '999')
  await goOffline(page)
  await expectOrder()
})

test('A member finds on home what the enterprise can declare; a visitor sees no verdict', async ({
  page,
  city,
}) => {
  const today = page.getByRole('list', { name: '今日申报' }).getByRole('listitem')
  await page.goto('/')
  await expect(today).toHaveCount(6)
  await expect(today.filter({ hasText: /可申报|暂不符合|已核对/ })).toHaveCount(0)
  await signIn(page, city)
  await expect(today.filter({ hasText: /(可申报|符合条件).*已核对/ })).toHaveCount(6)
})

test('A form that the enterprise does not fit names the condition before it opens and at its first step', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/policy/apply?page=12')
  const unfit = rows(page)
    .filter({ hasText: '暂不符合' })
    .filter({ has: page.getByRole('button', { name: '开始申报' }) })
    .first()
  const [, condition] = /暂不符合\s*(.+?)（本企业：/.exec(await unfit.innerText())!
  await unfit.getByRole('button', { name: '开始申报' }).click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText(`必须满足的条件不符合：${condition!}（本企业：`)
  await asked.getByRole('button', { name: '继续申报' }).click()
  const named = page.getByRole('status').filter({ hasText: '本企业不符合必须满足的条件' })
  await expect(named).toContainText(`${condition!}。本企业：`)
  await expect(named).toContainText(/依据.+〔\d{4}〕/)
  // Whoever opens the form by its address sees the same.
  await page.reload()
  await expect(named).toContainText(condition!)
  await named.getByRole('link', { name: '核对企业信息' }).click()
  await see.heading(page, /企业信息|政策计算/)
})
