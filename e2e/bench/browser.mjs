import { readFileSync } from 'node:fs'
import { measureInBusyCity } from './busy.mjs'
import { queries } from './queries.mjs'

const SLOW = 4
const manifest = JSON.parse(readFileSync('node_modules/.vite/manifest.json', 'utf8'))
const clientFile = `/${manifest['src/offline/library/client.ts'].file}`

const facts = Object.entries({ district: '高新区', revenue: 86_000_000, highTech: true, taxGrade: 'A' }).map(
  ([key, value]) => ({ key, value }),
)

/** Measures the built portal in Chromium: the worker at full speed, and the same code on a slowed-down page. */
export const measureLibraryInBrowser = (port) =>
  measureInBusyCity(port, async (context, base) => {
    return [
      await measureDownload(context, base),
      await measureSearch(context, base),
      await measureTyping(context, base),
    ]
  })

/** Opens a page of the portal and slows its main thread down by the factor `slow`. */
async function open(context, base, slow, script) {
  const page = await context.newPage()
  if (script) await page.addInitScript(script)
  await page.addInitScript(() => {
    globalThis.longTasks = []
    new PerformanceObserver((list) =>
      globalThis.longTasks.push(...list.getEntries().map((one) => one.duration)),
    ).observe({ type: 'longtask' })
  })
  await page.goto(`${base}/policy/search`)
  // Waits until the service worker has stored the portal, so that the page is idle.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    await new Promise((done) => setTimeout(done, 5_000))
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow })
  return page
}

async function measureDownload(context, base) {
  const page = await open(context, base, SLOW)
  const [took, tasks] = await page.evaluate(async (talk) => {
    const { ask } = await import(talk)
    globalThis.longTasks.length = 0
    const start = performance.now()
    await ask('keep', {})
    const end = performance.now()
    await new Promise((done) => setTimeout(done, 500))
    return [end - start, globalThis.longTasks]
  }, clientFile)
  const view = await page.evaluate(async (talk) => (await import(talk)).libraryView(), clientFile)
  await page.close()
  return {
    title: `Keeping the library in Chromium, page at ${SLOW}x CPU slowdown (the worker is not slowed down)`,
    rows: [
      {
        policies: view.count,
        'kept MB': Math.round(view.bytes / 1024 / 102.4) / 10,
        'took s': Math.round(took / 100) / 10,
        'tasks over 50 ms on the page': tasks.length,
        'longest ms': Math.round(Math.max(0, ...tasks)),
      },
    ],
  }
}

async function measureSearch(context, base) {
  const rows = []
  for (const [where, slow, script] of [
    ['worker', 1],
    ['worker, page at 4x', SLOW],
    ['no worker: all on a page at 4x', SLOW, () => delete globalThis.Worker],
  ]) {
    const page = await open(context, base, slow, script)
    for (const [what, more] of [
      ['search', {}],
      ['最匹配 for an enterprise', { facts }],
    ]) {
      const times = await page.evaluate(
        async ([talk, queries, more]) => {
          const { ask } = await import(talk)
          const times = []
          for (let round = 0; round < 6; round += 1) {
            for (const keyword of queries) {
              const start = performance.now()
              await ask('search', { keyword, sort: '最匹配', validity: ['有效'], size: 10, ...more })
              times.push(performance.now() - start)
            }
          }
          return times
        },
        [clientFile, queries, more],
      )
      const [first, ...rest] = times
      rest.sort((a, b) => a - b)
      rows.push({
        where,
        what,
        'first ms': Math.round(first),
        'median ms': Math.round(rest[Math.floor(rest.length / 2)] * 10) / 10,
        'worst ms': Math.round(rest.at(-1) * 10) / 10,
      })
    }
    await page.close()
  }
  return { title: 'Searching in Chromium: asked on the page, answered there', rows }
}

/** Measures the time from each typed letter to the rows with the typed words. */
async function measureTyping(context, base) {
  const page = await open(context, base, SLOW)
  const times = await page.evaluate(
    async (queries) => {
      const box = document.querySelector('main input[type=search]')
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      const times = []
      for (const words of queries) {
        for (let end = 1; end <= words.length; end += 1) {
          const last = words.slice(0, end).split(' ').at(-1)
          if (!last) continue
          const drawn = new Promise((done) => {
            const watch = new MutationObserver(() => {
              if (![...document.querySelectorAll('main mark')].some((one) => one.textContent === last)) return
              watch.disconnect()
              done(performance.now())
            })
            watch.observe(document.querySelector('main'), {
              subtree: true,
              childList: true,
              characterData: true,
            })
          })
          const start = performance.now()
          set.call(box, words.slice(0, end))
          box.dispatchEvent(new Event('input', { bubbles: true }))
          times.push((await drawn) - start)
          // 150 ms between letters is faster than a person types.
          await new Promise((done) => setTimeout(done, 150))
        }
      }
      return times.sort((a, b) => a - b)
    },
    ['研发费用', '专精特新 补助', '高新技术企业', '人才', '数字化转型', '绿色工厂'],
  )
  await page.close()
  const at = (share) => Math.round(times[Math.floor((times.length - 1) * share)])
  return {
    title: `Typing on the search page at ${SLOW}x: from the letter to its rows`,
    rows: [{ letters: times.length, 'median ms': at(0.5), '90 % ms': at(0.9), 'worst ms': at(1) }],
  }
}
