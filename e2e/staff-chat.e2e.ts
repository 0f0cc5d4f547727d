import type { Page } from '@playwright/test'
import { opening } from '#rules/office-hours.ts'
import { goOffline, goOnline, installPortal, reopen, signIn } from './act.ts'
import type { City } from './city.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const HOUR = 3_600_000

/** Appeal as stored by the city */
interface Row {
  id: string
  channel?: string
  content: string
  timeline: { action: string; opinion?: string }[]
}
const chats = async (city: City) => (await city.table<Row>('appeal')).filter((one) => one.channel === 'chat')

/** Sets the city's clock to the given hours after the first opening of its offices from tomorrow on. */
async function setOfficeTime(city: City, hours: number): Promise<void> {
  const tomorrow = new Date(Date.now() + 24 * HOUR).toISOString().slice(0, 10)
  await city.clock(opening(`${tomorrow}T00:00:00+08:00`) + hours * HOUR - Date.now())
}

/** Opens the conversation with the city's staff. */
async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: '问小易' }).click()
  await page
    .getByRole('group', { name: '快捷提问' })
    .getByRole('button', { name: /^转人工/ })
    .click()
}
const log = (page: Page) => page.getByRole('log', { name: '与工作人员的对话' })
const own = (page: Page) => log(page).getByRole('article', { name: '我' })
async function write(page: Page, words: string): Promise<void> {
  const box = page.getByRole('textbox', { name: '输入要咨询的内容' })
  await box.fill(words)
  await box.press('Enter')
  await expect(box).toHaveValue('')
}

test('A user asks the staff, gets answers of two offices by the clock, and finds the same record in 我的诉求', async ({
  page,
  city,
}) => {
  await setOfficeTime(city, 1)
  await signIn(page, city, 'enterprise', '/aboutus')
  await openChat(page)
  await write(page, '设备更新补助公示后多久可以到账？')
  await expect(own(page)).toContainText('已送达')
  await expect(log(page).getByText(/已收到您的咨询，诉求编号 SQ/)).toBeVisible()
  await setOfficeTime(city, 3.5)
  await expect(log(page).getByRole('article', { name: '市财政局' })).toBeVisible()
  await expect(log(page).getByRole('article', { name: '市工信局' }).last()).toContainText('市工信局答复如下')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^去评价/ })).toBeVisible()
  await page.getByRole('link', { name: '查看诉求' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: '设备更新补助公示后多久可以到账？' }),
  ).toBeVisible()
  await page.getByRole('button', { name: '打开对话' }).click()
  await expect(own(page)).toContainText('设备更新补助公示后多久可以到账？')
})

test('Messages written offline are sent once and in order when the network is back @worker', async ({
  page: first,
  city,
}) => {
  let page = first
  await signIn(page, city, 'enterprise', '/aboutus')
  await installPortal(page)
  await openChat(page)
  await goOffline(page)
  await write(page, '专精特新复核材料从哪里提交？')
  await write(page, '今年十二月到期。')
  await expect(own(page)).toHaveCount(2)
  await expect(own(page).last()).toContainText('待发送，联网后自动发送')
  await page.getByRole('textbox', { name: '输入要咨询的内容' }).fill('还没写完')
  page = await reopen(page)
  await openChat(page)
  await expect(own(page)).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: '输入要咨询的内容' })).toHaveValue('还没写完')
  await goOnline(page)
  await expect(own(page).getByText('已送达')).toHaveCount(2)
  const [talk, ...others] = await chats(city)
  expect(others).toEqual([])
  expect(talk?.content).toBe('专精特新复核材料从哪里提交？')
  expect(talk?.timeline.filter((step) => step.action === '补充说明').map((step) => step.opinion)).toEqual([
    '今年十二月到期。',
  ])
})

test('A message that waits offline goes back into the box, and only its new wording is sent @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/aboutus')
  await installPortal(page)
  await openChat(page)
  await goOffline(page)
  await write(page, '专精特新复核材料从哪里提交？')
  await own(page).getByRole('button', { name: '撤回修改' }).click()
  await expect(own(page)).toHaveCount(0)
  const box = page.getByRole('textbox', { name: '输入要咨询的内容' })
  await expect(box).toHaveValue('专精特新复核材料从哪里提交？')
  await write(page, '小巨人企业复核材料从哪里提交？')
  await goOnline(page)
  await expect(own(page)).toContainText('已送达')
  expect((await chats(city)).map(({ content }) => content)).toEqual(['小巨人企业复核材料从哪里提交？'])
})

test('Offline, a visitor reads that the sign-in needs a network, and the typed text stays @worker', async ({
  page,
}) => {
  await page.goto('/aboutus')
  await installPortal(page)
  await goOffline(page)
  await see.connection(page, /离线/)
  await openChat(page)
  const box = page.getByRole('textbox', { name: '输入要咨询的内容' })
  await box.fill('首次认定高新技术企业有奖励吗？')
  await box.press('Enter')
  await expect(page.getByText('登录需要网络。写下的内容保留在本页')).toBeVisible()
  await expect(box).toHaveValue('首次认定高新技术企业有奖励吗？')
})

test("A visitor's message is kept during the sign-in and sent after it", async ({ page, city }) => {
  await page.goto('/aboutus')
  await openChat(page)
  const box = page.getByRole('textbox', { name: '输入要咨询的内容' })
  await box.fill('在吗')
  await box.press('Enter')
  await expect(page.getByRole('alert').getByText('请写明要咨询的事情，至少 10 个字')).toBeVisible()
  await box.fill('首次认定高新技术企业有奖励吗？')
  await box.press('Enter')
  await expect(page.getByText('登录后即可发送给工作人员')).toBeVisible()
  const back = new URL(page.url()).searchParams.get('redirect_uri')!
  await signIn(page, city, 'enterprise', back)
  await expect(own(page)).toContainText('首次认定高新技术企业有奖励吗？')
  await expect(own(page)).toContainText('已送达')
  expect(await chats(city)).toHaveLength(1)
})

test('New messages of the staff are counted on the button until the conversation is opened', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/aboutus')
  await openChat(page)
  await write(page, '园区班车能否增加早高峰班次？')
  await expect(own(page)).toContainText('已送达')
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  const [talk] = await chats(city)
  await city.advance('appeal', talk!.id, '回复', '您好，请说明班车线路。')
  await page.reload()
  const button = page.getByRole('complementary', { name: '工具栏' }).getByRole('button', { name: /^小易/ })
  await expect(button).toContainText('1 条新消息')
  await button.click()
  await expect(log(page).getByText('您好，请说明班车线路。')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await expect(button).not.toContainText('新消息')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button).not.toContainText('新消息')
})

test('A message that arrives too late says so and can be asked as a new question', async ({ page, city }) => {
  await signIn(page, city, 'enterprise', '/aboutus')
  await openChat(page)
  await write(page, '园区班车能否增加早高峰班次？')
  await expect(own(page)).toContainText('已送达')
  const [talk] = await chats(city)
  await goOffline(page)
  await write(page, '另外想问食堂补贴标准是多少？')
  await city.advance('appeal', talk!.id, '不予受理', '不属于本市职责。')
  await goOnline(page)
  await expect(own(page).last()).toContainText('未送达：对话已结束（诉求不予受理），请另行咨询')
  await own(page).last().getByRole('button', { name: '另行咨询' }).click()
  await expect(page.getByRole('textbox', { name: '输入要咨询的内容' })).toHaveValue(
    '另外想问食堂补贴标准是多少？',
  )
})
