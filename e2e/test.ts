import { test as base, type BrowserContext, expect, type Page, type TestInfo } from '@playwright/test'
import type { ScenarioName } from '#mocks/scenarios.ts'
import { City } from './city.ts'

interface Fixtures {
  /** What the world of a test begins with: `test.use({ scenario: 'empty' })`. */
  scenario: ScenarioName
  /** A test's own world; every page of the test's context speaks to it. */
  city: City
}

/**
 * Whether a story has the service worker: those with `@worker` in their title, which open something without a network or are
 * about the worker. To the others it would bring the whole portal, a second of a core each, and nobody would look at it.
 */
export const hasWorker = ({ tags }: TestInfo): boolean => tags.includes('@worker')

/** A test in a world of its own, which fails when a page throws or breaks the content security policy. */
export const test = base.extend<Fixtures>({
  scenario: ['default', { option: true }],
  serviceWorkers: ({}, give, info) => give(hasWorker(info) ? 'allow' : 'block'),
  city: [
    async ({ context, baseURL, scenario }, use, info) => {
      const city = new City(baseURL!, `${info.testId}-${String(info.repeatEachIndex)}`)
      await city.reset(scenario)
      await context.addCookies([{ name: 'mock_world', value: city.name, url: baseURL! }])
      const troubles = await watched(context)
      await use(city)
      if (info.status !== info.expectedStatus) await Promise.all(context.pages().map(tell))
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

/** Gathers what goes wrong on any page of the context. */
async function watched(context: BrowserContext): Promise<string[]> {
  const troubles: string[] = []
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
  context.on('weberror', (error) => troubles.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' && /CSP:|Content Security Policy/.test(message.text()))
      troubles.push(message.text())
  })
  return troubles
}
