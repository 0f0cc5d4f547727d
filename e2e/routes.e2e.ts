import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { siteTitle } from '#lib/text.ts'
import { signIn, stir } from './act.ts'
import type { City } from './city.ts'
import { illegible } from './legible.ts'
import { expect, test } from './test.ts'

/** The page's heading: as it stands, or the title of a record of the city's. */
type Heading = string | { table: string; id: string; column?: string }
/** What a page has to show; `empty` are the words of empty states that are meant to stand on it, in their order. */
type Shown = Heading | { h1: Heading; empty: string[] }

/** An address for every route that is not for one record only, and what stands there. */
const open: Record<string, Shown> = {
  '/': siteTitle,
  '/aboutus': '关于我们',
  '/general-search?q=研发': '搜索',
  '/protocol': '服务协议',
  '/medium/news-detail?id=news-1': { table: 'news', id: 'news-1' },
  '/roadshow/news-detail?id=news-2': { table: 'news', id: 'news-2' },
  '/policy/apply': '今日申报',
  '/policy/apply?view=calendar': '今日申报',
  '/policy/search?keyword=研发&level=市级,省级': '政策查询',
  '/policy/search/detail?id=policy-4': { table: 'policy', id: 'policy-4' },
  '/policy/search/compare?ids=policy-rd,policy-champion': '政策对比',
  '/poster/policy-4': '分享海报',
  '/policy/calculate': '政策计算',
  '/policy/calculate/match?of=hand': '填写企业信息',
  '/srdi/description': '专精特新自评',
  '/srdi/form1?of=hand': '专精特新中小企业自评',
  '/srdi/form2?of=hand': '专精特新中小企业自评',
  '/srdi/form3?of=hand': '专精特新中小企业自评',
  '/market/list': { h1: '工业品市场', empty: ['这个栏目正在建设'] },
  '/nowhere': { h1: '404 页面不存在', empty: ['404 · 页面不存在'] },
}
/** Policies explained: a picture, a film, questions and answers. */
const explained: Record<string, Shown> = {
  '/policy/decode': '政策解读',
  '/policy/decode/decode-1': { table: 'interpretation', id: 'decode-1' },
  '/policy/decode/decode-3': { table: 'interpretation', id: 'decode-3' },
  '/policy/decode/decode-4': { table: 'interpretation', id: 'decode-4' },
}
/** What enterprises are to be granted, before everybody's eyes. */
const granted: Record<string, Shown> = {
  '/declare/public?type=资金拨付': '项目公示',
  '/declare/public/detail?id=notice-5': { table: 'notice', id: 'notice-5' },
  '/declare/public/detail?id=notice-1&view=objection': '公示异议书',
}
/** What is paid without an application. */
const free: Record<string, Shown> = {
  '/declare/apply?mode=外部平台': '项目申报',
  '/declare/apply': '项目申报',
  '/declare/no-apply?stage=意愿确认': '免申即享',
  '/declare/no-apply': '免申即享',
  '/declare/no-apply/detail?id=item-121': { table: 'item', id: 'item-121', column: 'name' },
}
/** What others have asked, and what the city answers to everybody. */
const asked: Record<string, Shown> = {
  '/appeal/demand': '我要诉求',
  '/appeal/demand/list?category=人才用工': '公开诉求',
  '/appeal/demand/detail?id=appeal-public': { table: 'appeal', id: 'appeal-public' },
  '/appeal/demand/list?tel=13800000004': '凭手机号查进度',
  '/appeal/FAQ-list': '常见问题',
  '/appeal/FAQ-list/list?tagId=tag-3&keyword=补贴': '人才用工',
  '/appeal/FAQ-list/detail?id=problem-1': { table: 'problem', id: 'problem-1', column: 'question' },
}
/** What enterprises look for and offer. */
const halls: Record<string, Shown> = {
  '/docking/demand-service/list?category=设备采购': '需求大厅',
  '/docking/supply-service/list?sort=closing': '供给大厅',
  '/docking/demand-service/detail?id=demand-1': { table: 'exchange', id: 'demand-1' },
  '/docking/supply-service/detail?id=supply-other': { table: 'exchange', id: 'supply-other' },
}
/** One's own of them: to publish, to mend, to follow. */
const exchanged: Record<string, Shown> = {
  '/docking/demand-service/add': '发布需求',
  '/docking/supply-service/edit/supply-5': '修改供给',
  '/docking/demand-service/view/demand-1': { table: 'exchange', id: 'demand-1' },
  '/docking/supply-service/detail?id=supply-other': { table: 'exchange', id: 'supply-other' },
  '/user/my-demand': '我的需求',
  '/user/my-supply?view=asked': '我的供给',
}
const followed: Record<string, Shown> = {
  '/policy/subcribe': '政策订阅',
  '/policy/subcribe?view=add': '政策订阅',
  '/policy/subcribe?view=topics&topic=subject-1': '政策订阅',
  '/user/collect': '我的收藏',
}
const guest: Record<string, Shown> = {
  '/auth/login': '登录',
  '/auth/login?way=sms': '登录',
  '/auth/register': '注册账号',
  '/auth/reset-password': '重置密码',
}
const member: Record<string, Shown> = {
  '/': siteTitle,
  '/policy/search': '政策查询',
  '/policy/search/detail?id=policy-rd': { table: 'policy', id: 'policy-rd' },
  '/policy/search/compare?ids=policy-rd,policy-champion,policy-3': '政策对比',
  '/user/relation': '关联企业',
  '/user/relation/en-hailan': { table: 'enterprise', id: 'en-hailan', column: 'enName' },
  '/user/relation/en-hailan?edit=basic': { table: 'enterprise', id: 'en-hailan', column: 'enName' },
  '/user/changePassword': '我的信息',
  '/user/message': '消息中心',
  '/user/device': '本机存储',
  '/user/my-declare': '我的申报',
  // A device from which nothing was handed in yet.
  '/user/outbox': { h1: '待上传', empty: ['没有等待提交的内容', '本机没有草稿', '还没有回执'] },
  '/declare/apply/add?item=item-rd': { table: 'item', id: 'item-rd', column: 'name' },
  '/declare/apply/spec-declare': '专项申报',
  '/declare/apply/view/decl-review': { table: 'declaration', id: 'decl-review', column: 'itemName' },
}
/** What one's own enterprise is paid without an application, and what it has under way. */
const owned: Record<string, Shown> = {
  '/declare/apply?scope=mine': '项目申报',
  '/declare/no-apply?scope=mine': '免申即享',
  '/declare/no-apply/detail?id=item-121': { table: 'item', id: 'item-121', column: 'name' },
  '/declare/no-apply/detail?id=item-127': { table: 'item', id: 'item-127', column: 'name' },
  '/declare/apply/apply-msjx?id=benefit-account': {
    table: 'declaration',
    id: 'benefit-account',
    column: 'itemName',
  },
  '/declare/public/detail?id=notice-decl-publicity': { table: 'notice', id: 'notice-decl-publicity' },
}
/** One's own appeals: to ask, to add to, to follow. */
const asking: Record<string, Shown> = {
  '/appeal/demand?question=研发费用加计扣除怎么算': '我要诉求',
  '/appeal/demand?id=appeal-returned': '补充诉求',
  '/appeal/demand/detail?id=appeal-extended': { table: 'appeal', id: 'appeal-extended' },
  '/appeal/demand/detail?id=appeal-unsolved': { table: 'appeal', id: 'appeal-unsolved' },
  '/user/my-appeal': '我的诉求',
}
/** The pages of a calculation, for a member. */
const calculated: Record<string, Shown> = {
  '/policy/calculate': '政策计算',
  '/policy/calculate/match': '填写企业信息',
  '/policy/calculate/report?id=report-1': '政策计算报告',
  '/policy/calculate/plan/package?id=report-1': '申报方案：办理清单',
  '/policy/calculate/plan/contacts?id=report-1': '申报方案：联系部门',
  '/policy/calculate/plan/info?id=report-1': '申报方案：企业信息',
  '/policy/calculate/plan/about?id=report-1': '申报方案：方案说明',
  '/user/match-report': '政策计算报告',
}

test('every route of the portal is visited here', () => {
  const tree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8')
  const listed = tree.slice(tree.indexOf('fullPaths:'), tree.indexOf('fileRoutesByTo:'))
  const routes = [...listed.matchAll(/\| '([^']+)'/g)].map(([, path]) => path!)
  expect(routes.length).toBeGreaterThan(20)
  const visited = [
    open,
    explained,
    granted,
    free,
    owned,
    asked,
    halls,
    guest,
    member,
    followed,
    calculated,
    asking,
    exchanged,
  ]
    .flatMap((some) => Object.keys(some))
    .map((address) => address.split('?')[0]!)
  const missed = routes.filter((route) => {
    const pattern = route.replace(/\/$/, '').replaceAll(/\/\{-\$\w+\}/g, '(/[^/]+)?')
    const like = new RegExp(`^${pattern.replaceAll(/\$\w*/g, '.+')}/?$`)
    return !visited.some((path) => like.test(path))
  })
  expect(missed).toEqual([])
})

/** A colour on its way to another is neither; where it is inherited, one way begins where another ends. Runs in the page. */
async function atRest(): Promise<void> {
  for (;;) {
    const running = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    if (!running.length) return
    await Promise.allSettled(running.map(({ finished }) => finished))
  }
}

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds on the page as it stands, in words for whoever mends it. */
async function faultsOf(page: Page, only?: readonly string[]): Promise<string[]> {
  await page.evaluate(atRest)
  // Through the protocol: the page's own policy allows no script but ours.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (rules) =>
      (
        globalThis as unknown as { axe: { run: (where: Document, how: object) => Promise<AxeResults> } }
      ).axe.run(document, {
        resultTypes: ['violations'],
        ...(rules ? { runOnly: rules } : {}),
      }),
    only,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary?.split('\n')[1] ?? ''}`,
    ),
  )
}

/** Makes the device keep another look, as another tab would; its colours are there at once. */
const show = (page: Page, look: { theme: string; care?: boolean; size?: number }) =>
  page.evaluate((kept) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    const newValue = JSON.stringify(kept)
    localStorage.setItem('portal-look', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'portal-look', newValue }))
  }, look)

/** A page is there when nothing on it is still on its way. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  // Until the portal has started nobody sees that somebody is there.
  await expect(async () => {
    await stir(page)
    await expect(page.getByText('正在加载')).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

/** The heading that a page must have, where it is a record's from the city's table. */
async function headingOf(city: City, h1: Heading): Promise<string> {
  if (typeof h1 === 'string') return h1
  const { table, id, column = 'title' } = h1
  const row = (await city.table<Record<string, string> & { id: string }>(table)).find((one) => one.id === id)
  return row?.[column] ?? `${table} has no ${id} with a ${column}`
}

/** Whether the page is the one that was meant: its heading, nothing that failed, nothing empty but what is meant to be. */
async function stands(page: Page, city: City, shown: Shown): Promise<void> {
  const { h1, empty } = typeof shown === 'object' && 'h1' in shown ? shown : { h1: shown, empty: [] }
  await expect(page.locator('h1')).toHaveText(await headingOf(city, h1))
  await expect(page.locator('[data-state=error]')).toHaveCount(0)
  await expect(page.locator('[data-state=empty] > p:first-of-type')).toHaveText(empty)
}

async function visit(page: Page, city: City, address: string, shown: Shown): Promise<string[]> {
  const found: string[] = []
  const say = (where: string, faults: string[]) =>
    found.push(...faults.map((one) => `${address} ${where}: ${one}`))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(address)
  await settled(page)
  await test.step(address, () => stands(page, city, shown))
  if (!(await page.title()).includes('企业服务总入口')) say('title', [await page.title()])
  say('1280', await faultsOf(page))
  for (const [name, look, rules] of [
    ['dark', { theme: 'dark' }, ['color-contrast', 'target-size']],
    // 7:1 for text of usual size and 4.5:1 for large text: what this theme is for.
    ['高对比度', { theme: 'contrast' }, ['color-contrast-enhanced']],
    ['关怀版', { theme: 'light', care: true, size: 150 }, ['color-contrast', 'target-size']],
  ] as const) {
    await show(page, look)
    await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)
    say(name, await faultsOf(page, rules))
  }
  say('关怀版', await page.evaluate(illegible))
  await page.setViewportSize({ width: 390, height: 844 })
  await settled(page)
  say('关怀版 390', await page.evaluate(illegible))
  await show(page, { theme: 'light' })
  say('390', [...(await page.evaluate(illegible)), ...(await faultsOf(page))])
  await page.setViewportSize({ width: 360, height: 800 })
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (sideways > 0) say('360', [`scrolls ${String(sideways)} px sideways`])
  return found
}

/** Visits pages one after the other; nothing may be said on the console but what the browser says of a missing record. */
async function visitAll(page: Page, city: City, addresses: Record<string, Shown>): Promise<void> {
  // Six looks of each page, judged one after the other.
  test.setTimeout(60_000 + Object.keys(addresses).length * 45_000)
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`${page.url()}: ${message.text()}`)
  })
  const found: string[] = []
  for (const [address, shown] of Object.entries(addresses))
    found.push(...(await visit(page, city, address, shown)))
  expect(found).toEqual([])
  expect(said).toEqual([])
}

test.describe('each page has the h1 and the title it should, no error, no sideways scroll, and nothing that axe finds', () => {
  test('for a visitor, reading', async ({ page, city }) => visitAll(page, city, open))
  test('for a visitor, explained', async ({ page, city }) => visitAll(page, city, explained))
  test('for a visitor, granted', async ({ page, city }) => visitAll(page, city, { ...granted, ...free }))
  test('for a visitor, asking', async ({ page, city }) => visitAll(page, city, asked))
  test('for a visitor, in the halls', async ({ page, city }) => visitAll(page, city, halls))
  test('for a visitor, signing in', async ({ page, city }) => visitAll(page, city, guest))
  test('for a member', async ({ page, city }) => {
    await signIn(page, city)
    await visitAll(page, city, member)
  })
  test('for a member, calculating', async ({ page, city }) => {
    await signIn(page, city)
    await visitAll(page, city, calculated)
  })
  test('for a member, owned', async ({ page, city }) => {
    await signIn(page, city)
    await visitAll(page, city, owned)
  })
  test('for a member, asking', async ({ page, city }) => {
    await signIn(page, city)
    await visitAll(page, city, asking)
  })
  test('for a member, exchanging', async ({ page, city }) => {
    await signIn(page, city)
    await visitAll(page, city, exchanged)
  })
  test('for a member, following', async ({ page, city }) => {
    await signIn(page, city)
    await visitAll(page, city, followed)
  })
})
