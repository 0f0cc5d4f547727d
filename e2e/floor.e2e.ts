import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { browsers } from '#build/below.ts'
import { polyfills, floor } from '#lib/floor.ts'
import { signIn } from './act.ts'
import { fillAll, item, openForm, expectReceived, submit } from './declare.ts'
import { newerInScript, newerInStyles } from './newer-features.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/**
 * Features newer than the floor that are used only after feature detection, with the code that detects them and its
 * fallback. Names are those of the scanner in newer-features.ts.
 */
const detected: Record<string, string> = {
  'CSS.highlights': 'ui/list/MarkedWords.tsx marks hits by elements',
  'Document.startViewTransition': 'the router asks, and so does React',
  Highlight: 'ui/list/MarkedWords.tsx asks for CSS.highlights first',
  'Intl.Segmenter': 'words are cut in pairs, and characters by code point, without it',
  'Navigator.canShare': 'ui/copy-text.ts copies the link',
  'Navigator.clearAppBadge': 'app/badge.ts shows no number',
  'Navigator.connection': 'lib/settled.ts takes the line for a good one',
  'Navigator.setAppBadge': 'app/badge.ts shows no number',
  'Navigator.share': 'ui/copy-text.ts copies the link',
  'Window.cookieStore': 'session/worker-tokens.ts: the worker sends nothing, the tab does',
  'Window.setImmediate': 'fake-indexeddb asks',
  scheduler: 'fake-indexeddb asks',
  trustedTypes: 'lib/trusted.ts and DOMPurify ask',
  Profiler: 'a name of React’s own',
  ViewTransition: 'React asks',
  IDBRecord: 'fake-indexeddb’s own',
  'AbortSignal.timeout': 'every browser of the floor has it; the table means the name of its error',
  '.caretPositionFromPoint()': 'Squire asks',
  '.caretRangeFromPoint()': 'Squire asks',
  '.estimate()': '-device/Room.tsx asks',
  '.setHTML()': 'Squire’s own',
  '.startViewTransition()': 'the router’s own, and React asks',
}
/** Methods of the portal and of libraries with the same name as a newer method of browsers */
const namesakes = new Set(
  'copyTo dispose drop getAllRecords getPublicKey initialize install intersection postTask respondWith subscribe take try types use'
    .split(' ')
    .map((name) => `.${name}()`),
)
const polyfilled = new Set([
  ...polyfills.array.map((name) => `.${name}()`),
  ...polyfills.url.map((name) => `URL.${name}`),
])

/** CSS newer than the floor without which a page is a little plainer but just as usable */
const optionalStyles = [
  ':-moz-progress-bar',
  ':-webkit-progress-bar',
  ':-webkit-progress-value',
  // Opens the answers of a printed page.
  ':details-content',
  ':highlight',
  // Moves the rows of a wide list closer together; rules that must work without `:has` have a fallback.
  ':has',
  // Without them, a page changes at once.
  ':view-transition',
  ':view-transition-new',
  ':view-transition-old',
  '@page',
  'accent-color',
  'break-after: avoid',
  'contain-intrinsic-height',
  'contain-intrinsic-size',
  'content-visibility',
  'content-visibility: auto',
  'content-visibility: visible',
  // Without it, a text area does not grow.
  'field-sizing',
  'field-sizing: content',
  'forced-color-adjust',
  'forced-color-adjust: none',
  // Without it, cells of a year's figures have row heights of their own.
  'grid-template-rows: subgrid',
  'outline-offset: inset',
  'overscroll-behavior',
  // Without it, the numbers of a chart have no ground under them.
  'paint-order',
  'print-color-adjust: exact',
  'resize',
  'resize: none',
  'scrollbar-color',
  'scrollbar-width',
  'scrollbar-width: none',
  'size',
  'text-size-adjust',
  'text-wrap',
  'text-wrap: balance',
  'text-wrap: pretty',
]

const dist = join(import.meta.dirname, '../dist')
const builtFiles = (ending: string) =>
  ['', 'assets'].flatMap((folder) =>
    readdirSync(join(dist, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => join(folder, name)),
  )
const uses = (files: string[], newerIn: (text: string) => Set<string>) =>
  files.flatMap((file) =>
    [...newerIn(readFileSync(join(dist, file), 'utf8'))].map((name) => ({ file, name })),
  )

test('No script uses a feature that a browser of the floor lacks, unless it is polyfilled or detected first', () => {
  const known = (name: string) => name in detected || namesakes.has(name)
  const pages = uses(builtFiles('.js'), newerInScript)
  expect(pages.filter(({ name }) => !known(name) && !polyfilled.has(name))).toEqual([])
  // Workers have no polyfills, because only a page loads them.
  expect(pages.filter(({ file, name }) => /worker|^sw\.js$/.test(file) && !known(name))).toEqual([])
})

test('No style needs a feature newer than the floor', () => {
  const found = uses(builtFiles('.css'), newerInStyles)
  // Ignores cursors: a browser that lacks one shows its own.
  const isOptional = (name: string) => optionalStyles.includes(name) || name.startsWith('cursor: ')
  expect(found.filter(({ name }) => !isOptional(name))).toEqual([])
})

test('README names the floor', () => {
  const readme = readFileSync(join(dist, '../README.md'), 'utf8')
  for (const version of Object.values(floor)) expect(readme).toContain(version)
})

/** Features that an older browser may lack, by their path from the global object. They are deleted before a page runs. */
const functions = [
  ...polyfills.array.map((name) => `Array.prototype.${name}`),
  ...polyfills.url.map((name) => `URL.${name}`),
]
const missing = [
  ...functions,
  'AbortSignal.any',
  'Array.fromAsync',
  'Document.prototype.startViewTransition',
  'HTMLElement.prototype.popover',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'Iterator',
  'Map.groupBy',
  'Navigator.prototype.canShare',
  'Navigator.prototype.clearAppBadge',
  'Navigator.prototype.connection',
  'Navigator.prototype.setAppBadge',
  'Navigator.prototype.share',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'StorageManager.prototype.estimate',
  'URL.parse',
  'cookieStore',
  'navigation',
  'requestIdleCallback',
  'scheduler',
]

async function deleteFeatures(page: Page, paths: string[]): Promise<void> {
  await page.addInitScript((all) => {
    for (const path of all) {
      const parts = path.split('.')
      const name = parts.pop()!
      const of = parts.reduce<object | undefined>(
        (found, part) => found && (Reflect.get(found, part) as object | undefined),
        globalThis,
      )
      if (of) Reflect.deleteProperty(of, name)
    }
  }, paths)
}

const errorText = /页面出现问题|页面未能打开|当前没有网络|Something went wrong/

test('A browser without the newer functions can search, sign in and declare', async ({ page, city }) => {
  await deleteFeatures(page, missing)
  await page.goto('/general-search?q=研发')
  await expect(page.getByRole('main').getByText('研发').nth(1)).toBeVisible()
  for (const address of ['/', '/policy/decode', '/policy/apply', '/appeal/FAQ-list', '/market/list']) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect(page.getByText(errorText)).toHaveCount(0)
  }
  await signIn(page, city)
  await openForm(page, item.id)
  await fillAll(page)
  await submit(page)
  await expectReceived(page)
})

for (const path of functions)
  test(`A browser without ${path} shows the results of a search`, async ({ page }) => {
    await deleteFeatures(page, [path])
    await page.goto('/general-search?q=研发')
    await expect(page.getByRole('main').getByText('研发').nth(1)).toBeVisible()
    await expect(page.getByText(errorText)).toHaveCount(0)
  })

test('A current browser does not request the polyfills for older ones', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByText(/在册政策/)).toBeVisible()
  expect(asked.filter((path) => /brought-|below/.test(path))).toEqual([])
})

for (const address of ['/', '/policy/search'])
  test(`A browser below the floor shows the supported browsers and the hotline at ${address}`, async ({
    page,
  }) => {
    await deleteFeatures(page, ['Array.prototype.findLast'])
    await page.goto(address)
    await see.heading(page, '浏览器版本过低，无法打开')
    await expect(page.getByRole('listitem')).toHaveText(browsers)
    await expect(page.getByRole('link', { name: '12345' })).toHaveAttribute('href', 'tel:12345')
  })

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('A page says visibly that it needs JavaScript, and names the hotline', async ({ page }) => {
    await page.goto('/policy/search')
    const words = page.locator('noscript')
    await expect(words).toBeInViewport()
    expect(await words.innerHTML()).toBe('请启用 JavaScript，或拨打 12345。')
  })
})
