import {
  test as base,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type TestInfo,
  type WebError,
} from '@playwright/test'
import type { ScenarioName } from '#mocks/scenarios.ts'
import { WHOLE } from '#offline/marks.ts'
import { City } from './city.ts'

interface Fixtures {
  /** What the world of a test begins with: `test.use({ scenario: 'empty' })`. */
  scenario: ScenarioName
  /** A test's own world; every page of the test's context speaks to it. */
  city: City
}

/**
 * Whether a story has the service worker: those with `@worker` in their title, which open something without a network or are
 * about the worker. To the others it would bring the whole portal, two seconds of a core, and nobody would look at it.
 */
export const hasWorker = ({ tags }: TestInfo): boolean => tags.includes('@worker')

/**
 * Returns whether a story's pages do what costs bytes unasked: those with `@ahead` in their title, which are about what was
 * brought or sent by itself. Each page of the others would load the whole portal and ask for home's data, half of what a page
 * costs, and nobody would look.
 */
const bringsAhead = ({ tags }: TestInfo): boolean => tags.includes('@ahead')

/**
 * A test in a world of its own, in a browser that knows nothing of it, and where there was a story with the worker before, has
 * the portal installed. One that changes its browser for good (its clock), or that is about the first visit, has `@alone` in
 * its title. Fails when a page throws or breaks the content security policy.
 */
export const test = base.extend<Fixtures>({
  scenario: ['default', { option: true }],
  serviceWorkers: ({}, give, info) => give(hasWorker(info) ? 'allow' : 'block'),
  context: async ({ browser, viewport, hasTouch, javaScriptEnabled }, give, info) => {
    if (info.tags.includes('@alone') || process.env['E2E_TRACE']) {
      const context = await beginContext(browser, bringsAhead(info))
      await give(context)
      await context.close()
    } else {
      const options = [viewport, hasTouch, javaScriptEnabled, hasWorker(info), bringsAhead(info)]
      const { context, empty } = await sharedBy(browser, options, bringsAhead(info))
      await give(context)
      await leave(context, empty)
    }
  },
  city: [
    async ({ context, baseURL, scenario }, use, info) => {
      const city = new City(baseURL!, `${info.testId}-${String(info.repeatEachIndex)}`)
      await city.reset(scenario)
      await context.addCookies([{ name: 'mock_world', value: city.name, url: baseURL! }])
      const { troubles, end } = watched(context)
      await use(city)
      end()
      const opened = context.pages().filter((page) => !page.url().endsWith(EMPTY))
      if (info.status !== info.expectedStatus) await Promise.all(opened.map(tell))
      expect(troubles, 'uncaught errors and breaches of the content security policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Says where a page of a failed test was and what it showed: the error alone tells of one element. */
async function tell(page: Page): Promise<void> {
  const shown = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch((error: unknown) => String(error))
  console.warn(`${page.url()}\n${shown}`)
}

/** An address of the portal's origin whose page runs nothing of it. */
const EMPTY = '/__mock/worlds'

interface Shared {
  context: BrowserContext
  /** A page at {@link EMPTY} that stays open, to clear what the stories leave. */
  empty: Page
}
const shared = new Map<string, Promise<Shared>>()

/**
 * The context of all stories in this process that have these options. What it brought once it has: the files of the portal,
 * what the browser made of them, and the worker where there is one; each story anew that is a third of its time.
 */
function sharedBy(browser: Browser, options: unknown[], ahead: boolean): Promise<Shared> {
  const key = JSON.stringify(options)
  const known = shared.get(key) ?? begin(browser, ahead)
  shared.set(key, known)
  return known
}

async function begin(browser: Browser, ahead: boolean): Promise<Shared> {
  const context = await beginContext(browser, ahead)
  const empty = await context.newPage()
  await empty.goto(EMPTY)
  return { context, empty }
}

/** Opens a context whose pages say a breach of the policy, and bring nothing ahead but where that is wanted. */
async function beginContext(browser: Browser, ahead: boolean): Promise<BrowserContext> {
  const context = await browser.newContext()
  await watchPolicy(context)
  if (!ahead) await saveData(context)
  return context
}

/** Leaves a shared context as a new one is, but for the portal's own files and its worker. */
async function leave(context: BrowserContext, empty: Page): Promise<void> {
  const opened = context.pages().filter((page) => page !== empty)
  await Promise.all(opened.map((page) => page.close()))
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
  const session = await context.newCDPSession(empty)
  // A worker at work would write once more what it holds.
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  const { origin } = new URL(empty.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
  await session.detach()
  await empty.evaluate(async (whole) => {
    const left = (await caches.keys()).filter(
      (name) => name !== whole && !name.startsWith('workbox-precache'),
    )
    await Promise.all(left.map((name) => caches.delete(name)))
  }, WHOLE)
}

/** Has the browser say that the person pays for each byte, so that its pages bring nothing ahead. */
export const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Only where the browser has it.
    const { connection } = navigator as Navigator & { connection?: object }
    if (connection) Object.defineProperty(connection, 'saveData', { value: true })
  })

/** Has a breach of the content security policy said on the console. */
const watchPolicy = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })

/** Gathers what goes wrong on any page of the context, until `end`. */
function watched(context: BrowserContext): { troubles: string[]; end: () => void } {
  const troubles: string[] = []
  const onError = (error: WebError) => troubles.push(String(error.error()))
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && /CSP:|Content Security Policy/.test(message.text()))
      troubles.push(message.text())
  }
  context.on('weberror', onError).on('console', onConsole)
  return { troubles, end: () => void context.off('weberror', onError).off('console', onConsole) }
}
