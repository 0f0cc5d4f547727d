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
import { BAR_COOKIE } from '#mocks/bar/markup.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import { COMPLETE_CACHE } from '#offline/marks.ts'
import { City } from './city.ts'

interface Fixtures {
  /** Scenario of the test's world: `test.use({ scenario: 'empty' })` */
  scenario: ScenarioName
  /** Console of the test's own world; every page of the test's context uses this world */
  city: City
}

/**
 * Returns true for stories with `@worker` in their title, which use the portal offline or test the service worker.
 * Others run without it, because storing the whole portal costs two seconds of a core.
 */
export const hasWorker = ({ tags }: TestInfo): boolean => tags.includes('@worker')

/**
 * Returns true for stories with `@ahead` in their title, which test data that is fetched or sent ahead. Others save data,
 * because each page would load the whole portal and the home page's data, half of a page's cost.
 */
const bringsAhead = ({ tags }: TestInfo): boolean => tags.includes('@ahead')

/**
 * Playwright's test with a world of its own, in a browser context without data. A story with the worker may find the
 * portal's files stored by a previous story; one that changes its browser permanently (its clock), or tests the first
 * visit, has `@alone` in its title. Fails if a page throws or violates the content security policy.
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
      const { context, empty } = await sharedContext(browser, options, bringsAhead(info))
      await give(context)
      await resetContext(context, empty)
    }
  },
  city: [
    async ({ context, baseURL, scenario }, use, info) => {
      const city = new City(baseURL!, `${info.testId}-${String(info.repeatEachIndex)}`)
      await city.reset(scenario)
      await context.addCookies([
        { name: 'mock_world', value: city.name, url: baseURL! },
        // Folds the bar 模拟环境 away, so that pages are as they are built.
        { name: BAR_COOKIE, value: 'folded', url: baseURL! },
      ])
      const { troubles, end } = watchTroubles(context)
      await use(city)
      end()
      const opened = context.pages().filter((page) => !page.url().endsWith(EMPTY))
      if (info.status !== info.expectedStatus) await Promise.all(opened.map(logPage))
      expect(troubles, 'uncaught errors and breaches of the content security policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Logs the address and text of a failed test's page, because the error itself only names one element. */
async function logPage(page: Page): Promise<void> {
  const shown = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch((error: unknown) => String(error))
  console.warn(`${page.url()}\n${shown}`)
}

/** Address of the portal's origin whose page runs none of its code */
const EMPTY = '/__mock/worlds'

interface Shared {
  context: BrowserContext
  /** Page at {@link EMPTY} that stays open and is used to clear data after stories */
  empty: Page
}
const shared = new Map<string, Promise<Shared>>()

/**
 * Returns the context shared by all stories of this process with the same options. It keeps the portal's files, their
 * compiled code and the worker; loading these anew would take a third of each story's time.
 */
function sharedContext(browser: Browser, options: unknown[], ahead: boolean): Promise<Shared> {
  const key = JSON.stringify(options)
  const known = shared.get(key) ?? openShared(browser, ahead)
  shared.set(key, known)
  return known
}

async function openShared(browser: Browser, ahead: boolean): Promise<Shared> {
  const context = await beginContext(browser, ahead)
  const empty = await context.newPage()
  await empty.goto(EMPTY)
  return { context, empty }
}

/** Opens a context that logs policy violations and, unless `ahead` is set, saves data. */
async function beginContext(browser: Browser, ahead: boolean): Promise<BrowserContext> {
  const context = await browser.newContext()
  await watchPolicy(context)
  if (!ahead) await saveData(context)
  return context
}

/** Resets a shared context to a new one's state, except for the portal's own files and its worker. */
async function resetContext(context: BrowserContext, empty: Page): Promise<void> {
  const opened = context.pages().filter((page) => page !== empty)
  await Promise.all(opened.map((page) => page.close()))
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
  const session = await context.newCDPSession(empty)
  // Stops the workers, because a running one would write its data again.
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
  }, COMPLETE_CACHE)
}

/** Sets `navigator.connection.saveData`, so that the portal brings nothing ahead. */
export const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Skips browsers without this API.
    const { connection } = navigator as Navigator & { connection?: object }
    if (connection) Object.defineProperty(connection, 'saveData', { value: true })
  })

/** Logs violations of the content security policy to the console. */
const watchPolicy = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })

/** Collects errors and policy violations on all pages of the context until `end` is called. */
function watchTroubles(context: BrowserContext): { troubles: string[]; end: () => void } {
  const troubles: string[] = []
  const onError = (error: WebError) => troubles.push(String(error.error()))
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && /CSP:|Content Security Policy/.test(message.text()))
      troubles.push(message.text())
  }
  context.on('weberror', onError).on('console', onConsole)
  return { troubles, end: () => void context.off('weberror', onError).off('console', onConsole) }
}
