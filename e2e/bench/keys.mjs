import { chromium } from 'playwright'
import { Console } from '#e2e/chaos/console.mjs'
import { serve } from '#e2e/chaos/serve.mjs'
import { chromiumArgs, chromiumPath } from '#e2e/chromium.mjs'

const SLOW = 4
const WORLD = 'bench-keys'
/** Special declaration that is complete up to the list of intellectual property, with the longest allowed list */
const fullDeclaration = {
  ...{ tier: '专精特新中小企业', industryCode: '3451', mainProduct: '精密滚珠丝杠副', marketYears: 11 },
  ...{
    summary: '专注数控机床核心功能部件的研发与制造。',
    contactName: '林晓岚',
    contactPhone: '13800000001',
  },
  ...{ revenue: 42_800_000, revenueBefore: 40_100_000, mainRevenue: 38_600_000, totalAssets: 61_000_000 },
  ...{ rdCost: 2_354_000, rdCostBefore: 2_010_000, totalDebts: 28_000_000, employees: 186, rdEmployees: 34 },
  ip: Array.from({ length: 100 }, (_, at) => ({
    name: `滚珠丝杠副第 ${at + 1} 项改进`,
    kind: at % 4 ? '实用新型专利' : '发明专利',
    no: `ZL2023100000${String(at).padStart(2, '0')}.1`,
    date: '2024-05-10',
  })),
}
/** Milliseconds between keys. A response later than this is counted for the next key. */
const KEY_INTERVAL = 500

/** Records in the page, for each change of a field, when it was painted and when the page first and last changed after it. */
export function recordKeys() {
  globalThis.keys = []
  const later = (done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(performance.now())
      port2.postMessage(undefined)
    })
  addEventListener(
    'input',
    ({ timeStamp }) => {
      const key = { painted: 0, answered: 0 }
      globalThis.keys.push(key)
      later((now) => (key.painted = now - timeStamp))
      key.from = timeStamp
    },
    true,
  )
  const changes = new MutationObserver(() => {
    const key = globalThis.keys.at(-1)
    if (!key) return
    later((now) => {
      key.answered = now - key.from
      key.first ??= key.answered
    })
  })
  addEventListener('DOMContentLoaded', () =>
    changes.observe(document.body, { subtree: true, childList: true, characterData: true }),
  )
}

/** Measures a key in fields with much dependent state, in slowed-down Chromium: an appeal's title, industries, tables. */
export const measureKeys = (port) => inForms(port, Object.keys(fields))

/** Measures a letter of an appeal's title until it is painted and until the answers below it are rendered. */
export const measureAppealTitle = (port) => inForms(port, ['alone', 'appeal'])

/** Fields to measure: a description, the page's address, a locator and the texts to type */
const fields = {
  // Lower bound on this machine at this time
  alone: {
    what: 'an input alone',
    address: () => 'data:text/html,<input aria-label="alone">',
    find: (page) => page.getByLabel('alone'),
    texts: ['qiyefuwu'],
  },
  appeal: {
    what: 'title of an appeal, with answers below',
    address: (base) => `${base}/appeal/demand`,
    find: (page) => page.getByLabel('标题'),
    // Words of frequent questions and of the user's own open appeals
    texts: ['研发费用加计扣除怎么申请', '社保补贴什么时候到账', '设备采购贷款审批时间'],
  },
  industry: {
    what: 'industry, of 1,381 classes',
    address: (base, item) => `${base}/declare/apply/spec-declare?item=${item}`,
    find: (page) => page.getByRole('combobox', { name: /所属行业/ }),
    texts: ['zc', '345', '工业机器人', 'rjkf'],
  },
  table: {
    what: 'table of 100 rows',
    address: (base, item) => `${base}/declare/apply/spec-declare?item=${item}&step=ip`,
    find: (page) => page.getByLabel('第 50 行名称'),
    texts: ['一种滚珠丝杠磨削装置 2026'],
  },
  figures: {
    what: 'table of figures, beside those rows',
    address: (base, item) => `${base}/declare/apply/spec-declare?item=${item}&step=figures`,
    find: (page) => page.getByLabel('上年营业收入'),
    texts: ['4280.55', '6100.25'],
  },
}

/** Types into the named fields, in a world of its own. */
async function inForms(port, names) {
  const server = await serve(port)
  process.on('exit', () => server.kill())
  const base = `http://127.0.0.1:${port}`
  const city = new Console(base, WORLD)
  await city.reset('default', 1)
  const draft = (await city.table('declaration')).find(({ id }) => id === 'zjtx-draft')
  await city.change('declaration', 'zjtx-draft', { specForm: fullDeclaration })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  try {
    const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
    await context.addCookies([{ name: 'mock_world', value: WORLD, url: base }])
    const page = await context.newPage()
    await page.addInitScript(recordKeys)
    await page.goto(`${base}/auth/login?zwfwToken=zwfw-13800000001`)
    await page.waitForURL((url) => !url.pathname.includes('login'))
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const rows = []
    for (const { what, address, find, texts } of names.map((name) => fields[name])) {
      const field = find(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.goto(address(base, draft.itemId))
      await field.waitFor()
      await pause(page, 5_000)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
      rows.push({ what, ...(await measureTyping(page, field, texts, session)) })
    }
    return [
      {
        title: `Keys at ${SLOW}x CPU: to the picture that shows them, and to the last change they bring`,
        rows,
      },
    ]
  } finally {
    await browser.close()
    server.kill()
  }
}

/** Waits in the page for the given milliseconds, so that pending work can finish. */
export const pause = (page, time) =>
  page.evaluate((time) => new Promise((done) => setTimeout(done, time)), time)

/** Returns the CPU milliseconds that the page has used so far for scripts, styles and layout, regardless of other load; 0 without a session. */
async function busyOf(session) {
  if (!session) return 0
  const { metrics } = await session.send('Performance.getMetrics')
  const works = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
  return metrics.reduce((sum, { name, value }) => (works.includes(name) ? sum + value * 1_000 : sum), 0)
}

/** Types texts letter by letter. Returns the times of the letters and, with a session, the CPU time of each. */
export async function measureTyping(page, field, texts, session) {
  await field.focus()
  await page.evaluate(() => void (globalThis.keys = []))
  const busy = []
  for (const text of texts) {
    await page.keyboard.press('Control+A')
    for (const letter of text) {
      const before = await busyOf(session)
      await page.keyboard.insertText(letter)
      await pause(page, KEY_INTERVAL)
      busy.push((await busyOf(session)) - before)
    }
  }
  const keys = await page.evaluate(() => globalThis.keys)
  const spreadOf = (times) => {
    times.sort((a, b) => a - b)
    const at = (share) => Math.round(times[Math.floor(times.length * share)])
    return times.length ? `${at(0.5)} / ${at(0.9)} / ${Math.round(times.at(-1))}` : '-'
  }
  const spread = (name) => spreadOf(keys.map((key) => key[name]).filter(Boolean))
  return {
    letters: keys.length,
    'painted ms, median / nine of ten / worst': spread('painted'),
    'last change ms': spread('answered'),
    ...(session ? { 'first change ms': spread('first'), 'page works ms': spreadOf(busy) } : {}),
  }
}
