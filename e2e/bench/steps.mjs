import { chromium } from 'playwright'
import { serve } from '#e2e/chaos/serve.mjs'
import { chromiumArgs, chromiumPath } from '#e2e/chromium.mjs'
import { pause } from './keys.mjs'

const SLOW = 4
const ROUNDS = 3
/** Milliseconds on the home page before a menu entry is pressed */
const BEFORE_PRESS = 1_000
/** Milliseconds with the pointer or the focus on an entry before it is pressed */
const ON_ENTRY = 150

/** Runs in the page: presses a menu entry and measures until its heading and its first row are painted. */
async function press(path, beforePress, onEntry, hasRows) {
  const wait = (time) => new Promise((done) => setTimeout(done, time))
  // Content found in a frame callback is painted by that frame, and the next task runs directly after the frame.
  const painted = () => scheduler.postTask(() => performance.now(), { priority: 'user-blocking' })
  const until = async (isThere) => {
    // A page that redirects, such as to the sign-in, is not measured.
    const latest = performance.now() + 3_000
    while (!isThere()) {
      if (performance.now() > latest) return undefined
      await new Promise((done) => requestAnimationFrame(done))
    }
    return await painted()
  }
  // A person looks at the page before the press.
  await wait(beforePress)
  const link = document.querySelector(`nav[aria-label="主菜单"] a[href="${path}"]`)
  const before = document.querySelector('h1')?.textContent
  // Opens the menu group first, because entries of a closed group cannot be focused.
  link.closest('ul').parentElement.querySelector(':scope > button')?.click()
  await wait(onEntry)
  link.focus()
  await wait(onEntry)
  const start = performance.now()
  link.click()
  const head = await until(() => {
    const now = document.querySelector('h1')?.textContent
    return location.pathname === path && now && now !== before
  })
  if (!hasRows) return { head: head - start }
  const rows = await Promise.race([
    until(() => document.querySelector('main :is(:is(ul, ol)[aria-label] > li, article)')),
    wait(1_000),
  ])
  return { head: head - start, rows: rows && rows - start }
}

/** Measures every menu entry from the home page, at first and again, with and without the service worker. */
export async function measureMenu(port) {
  const server = await serve(port)
  process.on('exit', () => server.kill())
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  const table = []
  try {
    for (const serviceWorkers of ['allow', 'block']) {
      const times = new Map()
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext({
          locale: 'zh-CN',
          timezoneId: 'Asia/Shanghai',
          viewport: { width: 1280, height: 900 },
          serviceWorkers,
        })
        const page = await context.newPage()
        await page.goto(`http://127.0.0.1:${port}/`)
        // Waits until the idle page has stored the portal.
        await pause(page, 8_000)
        const paths = await page.evaluate(() =>
          [...document.querySelectorAll('nav[aria-label="主菜单"] a[href^="/"]:not([target])')]
            .map((link) => link.getAttribute('href'))
            .filter((path, at, all) => path !== '/' && all.indexOf(path) === at),
        )
        const session = await context.newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
        for (const which of ['first', 'again'])
          for (const path of paths) {
            const took = await page.evaluate(
              `(${String(press)})(${JSON.stringify(path)}, ${BEFORE_PRESS}, ${ON_ENTRY}, ${which === 'first'})`,
            )
            const of = times.get(path) ?? { first: [], again: [], rows: [] }
            if (took.head) of[which].push(took.head)
            if (which === 'first' && took.rows) of.rows.push(took.rows)
            times.set(path, of)
            if (took.head) await page.evaluate(`(${String(press)})("/", 0, 0, false)`)
            else {
              await page.goto(`http://127.0.0.1:${port}/`)
              await pause(page, 2_000)
            }
          }
        await context.close()
      }
      const median = (all) => Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN)
      for (const [path, { first, again, rows }] of times)
        table.push({
          'from home to': path,
          worker: serviceWorkers === 'allow' ? 'yes' : 'no',
          'heading, first ms': median(first),
          'heading, again ms': median(again),
          'first row, first ms': median(rows),
        })
    }
  } finally {
    await browser.close()
    server.kill()
  }
  return { title: `From the press of a menu entry at ${SLOW}x CPU, median of ${ROUNDS}`, rows: table }
}
