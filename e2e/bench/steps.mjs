import { chromium } from 'playwright'
import { serve } from '#e2e/chaos/serve.mjs'
import { chromiumArgs, chromiumPath } from '#e2e/chromium.mjs'

const SLOW = 4
const ROUNDS = 3
/** Entries of the menu, by their words and the heading of their page. */
const entries = [
  ['政策计算', '政策计算'],
  ['今日申报', '今日申报'],
  ['政策查询', '政策查询'],
  ['政策解读', '政策解读'],
  ['政策订阅', '政策订阅'],
]

/** Presses a link of the menu and measures until the heading is painted, and until the first row of a list is. */
async function press(page, [label, heading]) {
  return await page.evaluate(
    async ([label, heading]) => {
      const painted = () =>
        new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))
      const until = async (found) => {
        while (!found()) await new Promise((done) => requestAnimationFrame(done))
        return await painted()
      }
      const link = [...document.querySelectorAll('nav[aria-label="主菜单"] a')].find(
        (one) => one.textContent.trim() === label,
      )
      const start = performance.now()
      link.click()
      const head = await until(() => document.querySelector('h1')?.textContent?.includes(heading))
      if (!heading) return { head: head - start }
      const rows = await Promise.race([
        until(() => document.querySelector('main ul[aria-busy="false"] li, main article, main ol li')),
        new Promise((done) => setTimeout(() => done(undefined), 1_000)),
      ])
      return { head: head - start, rows: rows && rows - start }
    },
    [label, heading],
  )
}

/** Every entry of the menu, pressed from home for the first time and again, with the worker and without. */
export async function stepping(port) {
  const server = await serve(port)
  process.on('exit', () => server.kill())
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  const rows = []
  try {
    for (const serviceWorkers of ['allow', 'block']) {
      const times = new Map(entries.map(([label]) => [label, { first: [], again: [], rows: [] }]))
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext({
          locale: 'zh-CN',
          timezoneId: 'Asia/Shanghai',
          viewport: { width: 1280, height: 900 },
          serviceWorkers,
        })
        const page = await context.newPage()
        await page.goto(`http://127.0.0.1:${port}/`)
        if (serviceWorkers === 'allow')
          await page.evaluate(async () => void (await navigator.serviceWorker.ready))
        // What is taken in when the page is quiet is there.
        await page.evaluate(() => new Promise((done) => setTimeout(done, 8_000)))
        const session = await context.newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
        for (const key of ['first', 'again']) {
          for (const entry of entries) {
            const { head, rows } = await press(page, entry)
            times.get(entry[0])[key].push(head)
            if (key === 'first' && rows) times.get(entry[0]).rows.push(rows)
            await press(page, ['首页', ''])
          }
        }
        await context.close()
      }
      const median = (all) => Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0)
      for (const [label, { first, again, rows: shown }] of times) {
        rows.push({
          'from home to': label,
          worker: serviceWorkers === 'allow' ? 'yes' : 'no',
          'heading, first ms': median(first),
          'heading, again ms': median(again),
          'rows, first ms': median(shown),
        })
      }
    }
  } finally {
    await browser.close()
    server.kill()
  }
  return { title: `From the press of a menu entry at ${SLOW}x CPU, median of ${ROUNDS}`, rows }
}
