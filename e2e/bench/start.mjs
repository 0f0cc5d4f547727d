import { chromium } from 'playwright'
import { serve } from '#e2e/chaos/serve.mjs'
import { chromiumArgs, chromiumPath } from '#e2e/chromium.mjs'
import { startLine } from './line.mjs'
import { serveTwin } from './twin.mjs'

const SLOW = 4
/** Connection of a phone: milliseconds from a request to its response, bytes a second (1.6 Mbps) */
const [DELAY, SPEED] = [150, 200_000]
const ROUNDS = 5
/** Openings in each round, because single openings differ by a quarter */
const OPENINGS = 3

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const rounded = (number) => Math.round(number)

/** Collects metrics of the page from its first moment. */
function watch() {
  globalThis.seen = { lcp: 0, blocked: 0 }
  new PerformanceObserver((list) => {
    globalThis.seen.lcp = list.getEntries().at(-1).startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.seen.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  void navigator.serviceWorker?.ready.then(() => {
    globalThis.seen.kept ??= performance.now()
  })
}

/** Opens a page with a slow processor. */
async function slowPage(context) {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  return page
}

/** Opens an address and returns its metrics after some seconds. */
async function measureOpening(page, address, seconds) {
  await page.goto(address)
  return await page.evaluate(async (seconds) => {
    await new Promise((done) => setTimeout(done, seconds * 1_000))
    const painted = performance.getEntriesByName('first-paint')[0].startTime
    const before = performance
      .getEntriesByType('resource')
      .filter((one) => one.startTime < painted && !one.name.endsWith('/icon.svg'))
    return { ...globalThis.seen, painted, before: before.length + 1 }
  }, seconds)
}

/**
 * Measures first visits over a phone's connection, then visits served by the worker, online and offline. The context
 * of the last first visit serves the later ones.
 */
async function visits(browser, base) {
  const seen = { visit: [], online: [], offline: [] }
  for (let left = OPENINGS; left > 0; left -= 1) {
    const context = await browser.newContext({
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
    })
    const open = async (seconds) => {
      const page = await slowPage(context)
      const found = await measureOpening(page, base, seconds)
      await page.close()
      return found
    }
    try {
      seen.visit.push(await open(left > 1 ? 3 : 9))
      if (left > 1) continue
      for (let time = 0; time < OPENINGS; time += 1) seen.online.push(await open(3))
      await context.setOffline(true)
      for (let time = 0; time < OPENINGS; time += 1) seen.offline.push(await open(3))
    } finally {
      await context.close()
    }
  }
  return seen
}

/** Measures the start of the portal beside that of the static page, in one run. */
export async function measureStart(port) {
  const server = await serve(port)
  const twin = await serveTwin(port + 1)
  const lines = [
    await startLine(port + 2, port, DELAY, SPEED),
    await startLine(port + 3, port + 1, DELAY, SPEED),
  ]
  process.on('exit', () => server.kill())
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  try {
    const rounds = { portal: [], twin: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.portal.push(await visits(browser, `http://127.0.0.1:${port + 2}/`))
      rounds.twin.push(await visits(browser, `http://127.0.0.1:${port + 3}/`))
    }
    const of = (who, when, pick) => median(rounds[who].flatMap((round) => round[when].map(pick)))
    const row = (what, when, pick) => {
      const [portal, twin] = [of('portal', when, pick), of('twin', when, pick)]
      return {
        what,
        portal: rounded(portal),
        static: rounded(twin),
        times: Math.round((portal / twin) * 100) / 100,
      }
    }
    const ofLast = (pick) => ({
      portal: rounded(median(rounds.portal.map(({ visit }) => pick(visit.at(-1))))),
      static: rounded(median(rounds.twin.map(({ visit }) => pick(visit.at(-1))))),
    })
    return {
      title: `The home page at ${SLOW}x CPU on 1.6 Mbps with 150 ms, median of ${ROUNDS * OPENINGS}`,
      rows: [
        row('LCP ms, first visit', 'visit', ({ lcp }) => lcp),
        row('LCP ms, from the worker, online', 'online', ({ lcp }) => lcp),
        row('LCP ms, from the worker, offline', 'offline', ({ lcp }) => lcp),
        row('first paint ms, first visit', 'visit', ({ painted }) => painted),
        row('blocked ms, first visit', 'visit', ({ blocked }) => blocked),
        row('requests before the first paint', 'visit', ({ before }) => before),
        {
          what: 'shell on the device, ms after the first paint, of the last in each round',
          ...ofLast(({ kept = Infinity, painted }) => kept - painted),
        },
      ],
    }
  } finally {
    await browser.close()
    for (const one of [...lines, twin]) one.close()
    server.kill()
  }
}
