import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

/**
 * Bytes of JavaScript (brotli) needed before the first page is usable. File names, which change with any edit, account
 * for a difference of up to 80 bytes.
 */
const START = 130_700
/**
 * Bytes that a page may add to START: the code that calls the city, and on the home page the contracts of all areas
 * (19 KB). A form adds Fluent's controls, the file list, the focus handling, the link to an edit that already waits, the
 * long lists stored on the device, the parser of pasted numbers (2 KB), and the rules that name an unmet condition
 * before anything is typed (3 KB). A rating and what becomes of a bad one take 1 KB, the finish of a form with its term
 * by working days 3 KB. The answers in banners take 0.3 KB of every page, a plan's line of time with its packages 1 KB. A form with
 * papers takes 3 KB more for smaller photos, the ways to photograph a paper and to use files of other apps, and the pack.
 * The autosave lies apart from what all pages share: forms and the plan bring 0.5 KB more by it, all others 0.5 KB less.
 */
const PAGE = 62_300
const PAGE_WITH_FORM = 112_900
/**
 * Bytes that a search on the device may add besides its page: the words of the field, pinyin, traditional characters,
 * the index of stored records, and the contracts of everything searched, both halls (3 KB) included.
 */
const SEARCH = 83_700
/** Answers of 小易 from records, with the contracts of all areas that they read; loaded with the first question. */
const ADVICE = 106_900
/** Code that sends what waits, in parts and with notices of its results, and the contracts of all its calls. */
const SENDING = 63_500
const advice = /assistant\/advice\//
const sending = /outbox\/sending/
const searches =
  /library\/engine|general-search\/useDeviceSearch|blocks\/search\/|problem-found|assistant\/cards/
const forms =
  /declare\.apply|-appeal-ask\/|auth\.|changePassword|calculate\.match|-apply-msjx\/|-srdi\/|-spec-declare\/|(Login|Words|Basic|Facts|Progress|Ask|Rating|Solve|Objection|Signup|CheckIn|Legal|Code|Letter|Invite)Form|docking\/publish|market[./]publish|serve\/(publish|apply)|EditDeclaration|ui\/form\/Editor/

interface Chunk {
  file: string
  imports?: string[]
  isDynamicEntry?: boolean
}

const dist = join(import.meta.dirname, '../dist')
const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../node_modules/.vite/manifest.json'), 'utf8'),
) as Record<string, Chunk>

/** Returns the files of a chunk and of its imports. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  chunk.imports?.forEach((one) => filesOf(one, found))
  return found
}

const weights = new Map<string, number>()
function weight(file: string): number {
  const known = weights.get(file)
  if (known !== undefined) return known
  const bytes = brotliCompressSync(readFileSync(join(dist, file))).length
  weights.set(file, bytes)
  return bytes
}
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weight(file), 0)

const parts = Object.keys(manifest).filter((key) => manifest[key]!.isDynamicEntry && key.startsWith('src/'))
const homeParts = parts.filter((key) => /routes\/_home(\.index)?\.tsx/.test(key))

test('The home page is usable after 125 KB of JavaScript', () => {
  expect(homeParts).not.toEqual([])
  const files = new Set(['index.html', ...homeParts].flatMap((key) => [...filesOf(key)]))
  expect(sum(files)).toBeLessThanOrEqual(START)
})

/** Returns the limit of a part. */
function limitOf(key: string): number {
  if (advice.test(key)) return ADVICE
  if (sending.test(key)) return SENDING
  if (forms.test(key)) return PAGE_WITH_FORM
  return searches.test(key) ? SEARCH : PAGE
}

test('No page exceeds its share of JavaScript', () => {
  const start = filesOf('index.html')
  const heavy = parts
    .map((key) => ({ key, bytes: sum([...filesOf(key)].filter((file) => !start.has(file))) }))
    .filter(({ key, bytes }) => bytes > limitOf(key))
  expect(heavy).toEqual([])
})

/** Bytes that a server sends on a new connection before it waits for an acknowledgement: ten packets (RFC 6928) on Ethernet */
const FIRST_PACKETS = 10 * 1_460

test('A page arrives completely with the first packets of a new connection', async ({ request }) => {
  for (const address of ['/', '/policy/search']) {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } })
    const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
    const body = Number(answer.headers()['content-length'])
    expect(body, address).toBeGreaterThan(5_000)
    expect(body + headers.join('').length, address).toBeLessThanOrEqual(FIRST_PACKETS)
  }
})

test('The service worker and its list of files stay small', () => {
  expect(weight('sw.js')).toBeLessThanOrEqual(66_300)
})
