import type { Page } from '@playwright/test'
import { fillLogin, goOffline, installPortal, signIn, moveMouse } from './act.ts'
import * as see from './see.ts'
import { recordShifts, shiftFaults } from './shifts.ts'
import { expect, test } from './test.ts'

/** Locates the focused element. */
const focusedElement = (page: Page) => page.locator(':focus')

/** Presses Tab until the focus is on an element with this text or label. @throws after 80 presses */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const there = focusedElement(page)
    .filter({ hasText: name })
    .or(page.locator(':focus').and(page.getByLabel(name)))
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key)
    if (await there.count()) return
  }
  throw new Error(`the focus never came to ${String(name)}`)
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('The first screen is shown with styles and links', async ({ page }) => {
    await page.goto('/')
    await see.heading(page, '企业服务总入口')
    await expect(page.getByRole('link', { name: '登录' })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '活动路演' }),
    ).toBeVisible()
    await expect(page.getByText('一处进入，办完企业的事')).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('link', { name: /免申即享/ }).first()).toBeVisible()
  })
})

test('React hydrates the first screen with the same nodes and without layout shifts', async ({ page }) => {
  await recordShifts(page)
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.querySelector('header')?.setAttribute('data-built', '')
    })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await moveMouse(page)
  await expect(page.getByText('正在加载')).toHaveCount(0)
  await expect(page.locator('header[data-built]')).toBeVisible()
  expect(await shiftFaults(page)).toEqual([])
})

test('A button pressed before the portal has started takes effect after the start', async ({ page }) => {
  let go = () => undefined as void
  const held = new Promise<void>((done) => (go = done))
  await page.route('**/assets/start-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: '更多' }).click()
  await expect(page.getByRole('button', { name: '深色' })).toBeHidden()
  go()
  await expect(page.getByRole('button', { name: '深色' })).toBeVisible()
})

for (const [address, what] of [
  ['/', 'home'],
  ['/policy/decode', 'a list'],
  ['/general-search', 'the page of results, in its own box'],
] as const) {
  test(`Text typed into the search box before the portal has started stays: ${what}`, async ({ page }) => {
    let go = () => undefined as void
    const held = new Promise<void>((done) => (go = done))
    await page.route('**/assets/start-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(address)
    await page.getByRole('searchbox').first().click()
    await page.keyboard.type('研发')
    go()
    // The portal's own box becomes a combobox once it is focused.
    const box = page.getByRole('combobox', { name: /搜政策|搜索/ }).first()
    await expect(box).toHaveValue('研发')
    await expect(box).toBeFocused()
    await page.keyboard.type('费用')
    await expect(box).toHaveValue('研发费用')
    await expect(page.getByRole('listbox', { name: '搜索建议' })).toBeVisible()
  })
}

test('Another address never shows the home page first', async ({ request }) => {
  const page = await (await request.get('/policy/apply')).text()
  expect(page).toContain('主菜单')
  expect(page).not.toContain('计算可享政策')
})

test('The frame of another address stays visible from the first paint until its page is shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement
      if (document.querySelector('header')) dataset['stood'] = ''
      else if ('stood' in dataset) dataset['gone'] = ''
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/market/list')
  await expect(page.getByRole('list', { name: '产品', exact: true }).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-stood')
  await expect(page.locator('html')).not.toHaveAttribute('data-gone')
})

test('A user can sign in, switch the enterprise, use the assistant and sign out with the keyboard alone', async ({
  page,
  city,
}) => {
  // A short members' page, which redirects to the sign-in.
  await page.goto('/user/device')
  await see.heading(page, '登录')
  await fillLogin(page, city, 'enterprise')
  await see.heading(page, '本机存储')

  await tabTo(page, /澄岳精密/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, /岚企智能/)
  await page.keyboard.press('Enter')
  await see.toast(page, /已切换到/)
  await expect(focusedElement(page)).toHaveCount(1)

  await tabTo(page, /^小易$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '智能助手小易' })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('怎么申请高新技术企业')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('log')).toContainText('怎么申请高新技术企业')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(focusedElement(page)).toHaveText(/小易/)

  await tabTo(page, /^岚企智能/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, /^退出$/)
  await page.keyboard.press('Enter')
  await see.heading(page, '登录')
})

test('The look is stored on the device and applied before the first paint of the next visit', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('complementary', { name: '工具栏' }).getByRole('button', { name: '更多' }).click()
  await page.getByRole('button', { name: '深色' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('checkbox', { name: /关怀版/ }).check()
  await expect(page.getByRole('button', { name: '朗读' })).toBeVisible()
  await page.getByRole('button', { name: '150%' }).click()
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(size).toBe('24px')
  await expect(page.getByRole('link', { name: /满意度调查/ })).toHaveCount(0)

  // Elements of the header do not overlap, even with large text.
  await page.getByRole('button', { name: '200%' }).click()
  await expect.poll(size).toBe('32px')
  await expect(async () => {
    const search = await page.getByRole('banner').getByRole('search').boundingBox()
    const name = await page.getByRole('banner').getByText('政策找企业').boundingBox()
    // The header follows the root's font size one frame later.
    expect(name!.height).toBeGreaterThan(35)
    expect(name!.x + name!.width).toBeLessThan(search!.x)
  }).toPass()
  await page.getByRole('button', { name: '150%' }).click()

  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html[data-theme="dark"][data-size="150"][data-care="true"]')).toBeAttached()
})

for (const width of [320, 390, 768, 1280, 1920])
  test(`At ${String(width)} px, search, sign-in and 关怀版 are one press away, and the assistant covers no content`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/declare/no-apply')
    await see.heading(page, '免申即享')
    const seen = page.locator(':visible')
    await expect(seen.and(page.getByRole('link', { name: '登录', exact: true }))).toBeInViewport({ ratio: 1 })
    const top = page.getByRole('banner')
    const search = top.getByRole('link', { name: '搜索' }).or(top.getByRole('searchbox'))
    await expect(search.and(seen)).toBeInViewport({ ratio: 1 })
    // The assistant is beside the content, or in a bar at the edge of the window.
    const assistant = seen.and(page.getByRole('button', { name: '小易', exact: true }))
    const box = (await assistant.boundingBox())!
    const content = (await page.getByRole('main').getByRole('list').last().boundingBox())!
    expect(box.x >= content.x + content.width || box.y + box.height > 790).toBe(true)
    await top.getByRole('button', { name: '关怀版·无障碍' }).click()
    await page.getByRole('checkbox', { name: /关怀版/ }).check()
    await expect(page.locator('html')).toHaveAttribute('data-size', '125')
    await expect(top.getByRole('button', { name: '朗读' })).toBeInViewport({ ratio: 1 })
    await expect(top.getByRole('link', { name: '企业服务总入口' })).toBeInViewport({ ratio: 1 })
    // The large text fits into one line on this width.
    if (width === 390) expect((await top.boundingBox())?.height).toBeLessThan(80)
  })

test('Tab skips the submenus; Enter opens one, arrow keys move inside it, Escape closes it', async ({
  page,
}) => {
  await page.goto('/aboutus')
  await see.heading(page, '关于我们')
  const bar = page.getByRole('navigation', { name: '主菜单' })
  await bar.getByRole('link', { name: '首页' }).focus()
  const stops: string[] = []
  while (!stops.at(-1)?.startsWith('活动路演')) {
    await page.keyboard.press('Tab')
    stops.push(await focusedElement(page).innerText())
    expect(stops.length).toBeLessThan(8)
  }
  const more = bar.getByRole('button', { name: '政策计算的下级栏目' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(bar.getByRole('link', { name: '今日申报' })).toBeVisible()
  await expect(more).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(focusedElement(page)).toHaveText('政策计算')
  await page.keyboard.press('ArrowDown')
  await expect(focusedElement(page)).toHaveText('今日申报')
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(bar.getByRole('link', { name: '今日申报' })).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(focusedElement(page)).toHaveText(/^项目申报/)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test("The drawer contains the whole menu, and the bottom bar leads to the user's own pages", async ({
    page,
    city,
  }) => {
    await signIn(page, city, 'provider')
    await page.getByRole('button', { name: '菜单' }).tap()
    const drawer = page.getByRole('dialog', { name: '全部栏目' })
    await drawer.getByRole('link', { name: '今日申报' }).tap()
    await see.heading(page, '今日申报')
    await expect(drawer).toBeHidden()
    const bar = page.getByRole('navigation', { name: '快捷导航' })
    await expect(bar.getByRole('link', { name: '政策' })).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('button', { name: '我的' }).tap()
    await page.getByRole('dialog', { name: '我的' }).getByRole('link', { name: '个人中心' }).tap()
    await see.heading(page, '关联企业')
    const side = page.getByRole('navigation', { name: '个人中心' })
    await side.getByRole('button').tap()
    await expect(side.getByRole('link', { name: '我的机构' })).toBeVisible()
    await side.getByRole('link', { name: '消息中心' }).tap()
    await see.heading(page, '消息中心')
    await expect(side.getByRole('link', { name: '我的机构' })).toBeHidden()
  })
})

test('An unknown address shows a 404 page with links, offline too @worker', async ({ page }) => {
  await page.goto('/')
  await installPortal(page)
  await goOffline(page)
  await page.goto('/no/such/page')
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.getByRole('link', { name: '返回首页' }).click()
  await see.heading(page, '企业服务总入口')
})

test('A printed page shows its source, its address and the time of printing', async ({ page, city }) => {
  const [policy] = await city.table<{ id: string; title: string; departments: string[] }>('policy')
  await page.goto(`/policy/search/detail?id=${policy!.id}`)
  await moveMouse(page)
  await see.heading(page, policy!.title)
  const line = page.getByText(/^来源：企业服务总入口/)
  // Repeats the print, because the code that writes the line is loaded only while the started page is idle.
  await expect(async () => {
    await page.pdf()
    await expect(line).toBeAttached({ timeout: 500 })
  }).toPass()
  await expect(line).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeVisible()
  await expect(line).toContainText(policy!.departments.join('、'))
  await expect(page.getByText(`网址：${page.url()}`)).toBeVisible()
  await expect(page.getByText(/^打印时间：\d{4}年\d+月\d+日 \d\d:\d\d（北京时间）$/)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
})
