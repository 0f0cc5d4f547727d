import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { browsers } from '#build/below.ts'
import { brings, floor } from '#lib/floor.ts'
import { signIn } from './act.ts'
import { fillAll, item, openForm, received, submit } from './declare.ts'
import { newerInScript, newerInStyles } from './newer.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Says what is newer than the floor and used where the browser has it: whoever uses it asks first. By what the build calls it. */
const asked: Record<string, string> = {
  'Document.startViewTransition': 'the router asks, and so does React',
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
/** Functions of ours and of libraries that go by a name which a browser now has, too. */
const namesakes = new Set(
  'copyTo dispose drop getAllRecords getPublicKey initialize install intersection postTask respondWith subscribe take try types use'
    .split(' ')
    .map((name) => `.${name}()`),
)
const brought = new Set([
  ...brings.array.map((name) => `.${name}()`),
  ...brings.url.map((name) => `URL.${name}`),
])

/** Styles that are newer than the floor, where a page without them is a little plainer and as usable. */
const plainer = [
  ':-moz-progress-bar',
  ':-webkit-progress-bar',
  ':-webkit-progress-value',
  // The answers of a printed page stand open where it is known.
  ':details-content',
  // Rows of a wide list stand closer; what must hold without it says so where it stands.
  ':has',
  '@page',
  'accent-color',
  'contain-intrinsic-height',
  'contain-intrinsic-size',
  'content-visibility',
  'content-visibility: auto',
  'content-visibility: visible',
  'cursor: default',
  'cursor: grab',
  'cursor: not-allowed',
  'cursor: pointer',
  'cursor: zoom-in',
  // A field of several lines does not grow.
  'field-sizing',
  'field-sizing: content',
  'forced-color-adjust',
  'forced-color-adjust: none',
  // Cells of a year’s figures stand in rows of their own height.
  'grid-template-rows: subgrid',
  'outline-offset: inset',
  'overscroll-behavior',
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

test('no script uses what a browser of the floor lacks, but what it is brought or asked for', () => {
  const known = (name: string) => name in asked || namesakes.has(name)
  const pages = uses(builtFiles('.js'), newerInScript)
  expect(pages.filter(({ name }) => !known(name) && !brought.has(name))).toEqual([])
  // Workers are brought nothing: they know no page that would fetch it.
  expect(pages.filter(({ file, name }) => /worker|^sw\.js$/.test(file) && !known(name))).toEqual([])
})

test('no style is newer than the floor where a page would not do without it', () => {
  const found = uses(builtFiles('.css'), newerInStyles)
  expect(found.filter(({ name }) => !plainer.includes(name))).toEqual([])
})

test('README names the floor', () => {
  const readme = readFileSync(join(dist, '../README.md'), 'utf8')
  for (const version of Object.values(floor)) expect(readme).toContain(version)
})

/** Says what an older browser may be without, by its path from the global object: taken away before a page runs. */
const functions = [
  ...brings.array.map((name) => `Array.prototype.${name}`),
  ...brings.url.map((name) => `URL.${name}`),
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

async function takeAway(page: Page, paths: string[]): Promise<void> {
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

const broken = /页面出现问题|页面未能打开|当前没有网络|Something went wrong/

test('a browser with none of the newer functions searches, signs in and declares', async ({ page, city }) => {
  await takeAway(page, missing)
  await page.goto('/general-search?q=研发')
  await expect(page.getByRole('main').getByText('研发').nth(1)).toBeVisible()
  for (const address of ['/', '/policy/decode', '/policy/apply', '/appeal/FAQ-list', '/market/list']) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect(page.getByText(broken)).toHaveCount(0)
  }
  await signIn(page, city)
  await openForm(page, item.id)
  await fillAll(page)
  await submit(page)
  await received(page)
})

for (const path of functions)
  test(`a browser without ${path} shows the results of a search`, async ({ page }) => {
    await takeAway(page, [path])
    await page.goto('/general-search?q=研发')
    await expect(page.getByRole('main').getByText('研发').nth(1)).toBeVisible()
    await expect(page.getByText(broken)).toHaveCount(0)
  })

test('a browser at today’s level asks for nothing of what older ones are brought', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByText(/在册政策/)).toBeVisible()
  expect(asked.filter((path) => /brought-|below/.test(path))).toEqual([])
})

for (const address of ['/', '/policy/search'])
  test(`a browser below the floor is told at ${address} which browsers do, and the hotline`, async ({
    page,
  }) => {
    await takeAway(page, ['Array.prototype.findLast'])
    await page.goto(address)
    await see.heading(page, '浏览器版本过低，无法打开')
    await expect(page.getByRole('listitem')).toHaveText(browsers)
    await expect(page.getByRole('link', { name: '12345' })).toHaveAttribute('href', 'tel:12345')
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a page says in sight that it needs them, and the hotline', async ({ page }) => {
    await page.goto('/policy/search')
    const words = page.locator('noscript')
    await expect(words).toBeInViewport()
    expect(await words.innerHTML()).toBe('请启用 JavaScript，或拨打 12345。')
  })
})
