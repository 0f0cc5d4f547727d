import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { measureInBusyCity } from './busy.mjs'
import { pause, measureTyping, recordKeys } from './keys.mjs'

const SLOW = 4
const manifest = JSON.parse(readFileSync('node_modules/.vite/manifest.json', 'utf8'))
const clientFile = `/${manifest['src/offline/library/client.ts'].file}`
/** Words, pinyin initials, a model number, words deep in a text: 34 letters */
const texts = ['研发费用', '高新技术企业', 'gqbt', '数控车床', '截留挪用资金', 'VMC850', '绿色工厂']

/**
 * Measures a letter in the search boxes in Chromium at 4x, offline, with 5,000 policies and 10,000 listings on the
 * device: until the letter is painted, and until the results are.
 */
export const measureLetters = (port) =>
  measureInBusyCity(port, async (context, base) => {
    await context.addInitScript(recordKeys)
    const first = await context.newPage()
    await first.goto(`${base}/policy/search`)
    await first.evaluate(async (talk) => {
      await navigator.serviceWorker.ready
      await (await import(talk)).ask('keep', {})
    }, clientFile)
    // Waits until the whole portal is stored on the device, as after any visit.
    await pause(first, 15_000)
    await first.close()
    const policies = { path: '/policy/search', box: '搜标题、文号和正文' }
    const everything = { path: '/policy/search', box: '搜政策、项目、服务、产品', kept: true }
    const noWorker = () => delete globalThis.Worker
    const rows = [
      { what: 'policy search, the library in its worker', ...(await letters(context, base, policies)) },
      { what: 'the same without a worker', ...(await letters(context, base, policies, noWorker)) },
      { what: 'the box of every page, all answers kept', ...(await letters(context, base, everything)) },
      {
        what: 'the market\u2019s list',
        ...(await letters(context, base, { path: '/market/list', box: '搜产品、型号或企业' })),
      },
    ]
    const load = loadavg()[0].toFixed(1)
    return [
      {
        title: `A letter over 5,000 policies and 10,000 listings at ${SLOW}x CPU, load of the machine ${load}`,
        rows,
      },
    ]
  })

async function letters(context, base, { path, box, kept = false }, script) {
  const page = await context.newPage()
  if (script) await page.addInitScript(script)
  await page.goto(`${base}${path}`)
  const field = page
    .getByRole('searchbox', { name: box })
    .or(page.getByRole('combobox', { name: box }))
    .first()
  await field.waitFor()
  if (kept) await keepAll(page)
  await pause(page, 5_000)
  await context.setOffline(true)
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    // The first letter builds the index that the next letters use.
    await measureTyping(page, field, ['企业'])
    return await measureTyping(page, field, texts, session)
  } finally {
    await context.setOffline(false)
    await page.close()
  }
}

/** Finds the query client of the page by searching React's fiber tree for a `client` prop. */
const findAnswers = () => {
  const root = document.querySelector('#root')
  const open = Object.entries(root ?? {}).flatMap(([key, fiber]) =>
    key.startsWith('__reactContainer') ? [fiber] : [],
  )
  while (open.length > 0) {
    const fiber = open.pop()
    if (!fiber) continue
    if (fiber.memoizedProps?.client) return (globalThis.answers = fiber.memoizedProps.client)
    open.push(fiber.sibling, fiber.child)
  }
  return undefined
}

/** Puts all listings and policies into the page's query cache. */
async function keepAll(page) {
  // The prerendered page exists before React has started.
  await page.waitForFunction(findAnswers)
  await page.evaluate(async () => {
    const all = async (address, area, name) => {
      for (let current = 1, pages = 1; current <= pages; current += 1) {
        const input = new URLSearchParams({ current: String(current), size: '999' })
        const { data } = await (await fetch(`${address}?${input}`)).json()
        pages = data.pages
        globalThis.answers.setQueryData([area, name, { query: { current, size: 999 } }], data)
      }
    }
    await all('/uaa/api/ua/industry/market/page', 'market', 'page')
    await all('/policy/api/ua/policy/list', 'policy', 'list')
  })
}
