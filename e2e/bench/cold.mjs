import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { Console } from '#e2e/chaos/console.mjs'
import { serve } from '#e2e/chaos/serve.mjs'
import { chromiumArgs, chromiumPath } from '#e2e/chromium.mjs'
import { pause } from './keys.mjs'

const WORLD = 'bench-cold'
const noNetwork = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
/** Openings of each page; the median and the worst are reported */
const OPENINGS = 7
const pages = [
  { what: 'a page kept ahead', path: '/user/my-declare', words: '申报编号' },
  { what: 'a page that is not here', path: '/policy/search/detail?id=policy-23', words: '还没存到本机' },
  { what: 'home', path: '/', words: '待补正' },
]

/**
 * Records in the page, in milliseconds since navigation: `contentAt` when `words` are painted in the main area, and `noticeAt`
 * when the prerendered page shows what the device has stored of the page.
 */
function recordTimes(words) {
  const watchFor = (name, isThere) => {
    const check = () => {
      if (!isThere(document.querySelector('main'))) return requestAnimationFrame(check)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (globalThis[name] = performance.now())
      port2.postMessage(undefined)
    }
    requestAnimationFrame(check)
  }
  watchFor('contentAt', (main) => main?.textContent.includes(words))
  watchFor('noticeAt', () => {
    const line = document.querySelector('.reading')
    return /保存的内容，截至|没有在本机打开过/.test(line?.textContent ?? '') && line.checkVisibility()
  })
}

/**
 * Measures a page opened cold without a network, until it says what is stored, or that nothing is. The user is a member
 * who has only signed in; Chromium runs at full speed and slowed down.
 */
export async function measureColdOpening(port) {
  const server = await serve(port)
  process.on('exit', () => server.kill())
  const base = `http://127.0.0.1:${port}`
  await new Console(base, WORLD).reset('default', 1)
  // Uses a profile on disk, because only there the browser keeps compiled code.
  const profile = mkdtempSync(join(tmpdir(), 'bench-cold-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: chromiumArgs,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  try {
    await context.addCookies([{ name: 'mock_world', value: WORLD, url: base }])
    const first = await context.newPage()
    await first.goto(`${base}/auth/login?zwfwToken=zwfw-13800000001`)
    await first.waitForURL((url) => !url.pathname.includes('login'))
    await first.goto(`${base}/user/device`)
    // Asks the worker to store the whole portal at once, which it otherwise does while a page is idle.
    await first.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      const { port1, port2 } = new MessageChannel()
      const whole = new Promise((done) => (port1.onmessage = done))
      active.postMessage({ type: 'KEEP_REST' }, [port2])
      await whole
    })
    await first.getByText('常用页面已保存到本机').waitFor({ timeout: 180_000 })
    await pause(first, 2_000)
    await first.close()
    await context.setOffline(true)
    const rows = []
    for (const slow of [1, 4])
      for (const { what, path, words } of pages)
        rows.push({
          what: `${what}, ${slow}x`,
          ...(await measurePage(context, `${base}${path}`, words, slow)),
        })
    return [{ title: `Opened cold without a network, load of the machine ${loadavg()[0].toFixed(1)}`, rows }]
  } finally {
    await context.close()
    rmSync(profile, { recursive: true })
    server.kill()
  }
}

async function measurePage(context, address, words, slow) {
  const times = { notice: [], content: [] }
  for (let time = 0; time < OPENINGS; time += 1) {
    const page = await context.newPage()
    await page.addInitScript(recordTimes, words)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow })
    // Emulates the missing network in this session too; otherwise a new CDP session makes navigator.onLine true.
    await session.send('Network.emulateNetworkConditions', noNetwork)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => globalThis.contentAt)
    const [noticeAt, contentAt] = await page.evaluate(() => [globalThis.noticeAt, globalThis.contentAt])
    if (noticeAt) times.notice.push(noticeAt)
    times.content.push(contentAt)
    await page.close()
  }
  const spread = (all) => {
    all.sort((a, b) => a - b)
    return all.length ? [all[Math.floor(OPENINGS / 2)], all.at(-1)].map(Math.round).join(' / ') : '-'
  }
  return {
    'what it has is said after ms, median / worst': spread(times.notice),
    'its words stand after ms': spread(times.content),
  }
}
