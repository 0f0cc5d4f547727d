import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

/**
 * Bytes of JavaScript (brotli) that must be there before a page can be used. The files' names, which any edit changes, make
 * 80 more or fewer of it.
 */
const START = 130_700
/**
 * Bytes that a page may add to that: what asks the city, and at home the contracts of all areas (17 KB); a form brings
 * Fluent's controls along, the files' list, how the focus stays in it, what leads to an edit that waits already, the long
 * lists that this device keeps for it, and what reads numbers as they are pasted (2 KB).
 */
const PAGE = 57_900
const PAGE_WITH_FORM = 103_300
/**
 * What a search on the device brings along, beside the page that asks: the words of the field, pinyin, older characters,
 * the index of what is kept, and the contracts of all that is searched, both halls (3 KB) among them.
 */
const SEARCH = 81_500
const searches = /library\/engine|general-search\/useKept|blocks\/search\/|problem-found|assistant\/cards/
const forms =
  /declare\.apply|-appeal-ask\/|auth\.|changePassword|calculate\.match|-apply-msjx\/|-srdi\/|-spec-declare\/|(Login|Words|Basic|Facts|Progress|Ask|Rate|Solve|Objection|Signup)Form|docking\/publish|market[./]publish|serve\/(publish|apply)|EditDeclaration|ui\/form\/Editor/

interface Chunk {
  file: string
  imports?: string[]
  isDynamicEntry?: boolean
}

const dist = join(import.meta.dirname, '../dist')
const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../node_modules/.vite/manifest.json'), 'utf8'),
) as Record<string, Chunk>

/** The files of a chunk and of what it imports. */
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

test('the home page can be used after 125 KB of JavaScript', () => {
  expect(homeParts).not.toEqual([])
  const files = new Set(['index.html', ...homeParts].flatMap((key) => [...filesOf(key)]))
  expect(sum(files)).toBeLessThanOrEqual(START)
})

test('no page adds more than its share', () => {
  const start = filesOf('index.html')
  const heavy = parts
    .map((key) => ({ key, bytes: sum([...filesOf(key)].filter((file) => !start.has(file))) }))
    .filter(
      ({ key, bytes }) => bytes > (forms.test(key) ? PAGE_WITH_FORM : searches.test(key) ? SEARCH : PAGE),
    )
  expect(heavy).toEqual([])
})

/** Bytes that a server sends on a new connection before it waits for an answer: ten packets (RFC 6928) of an Ethernet line. */
const FIRST_PACKETS = 10 * 1_460

test('a page comes whole with the first packets of a new connection', async ({ request }) => {
  for (const address of ['/', '/policy/search']) {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } })
    const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
    const body = Number(answer.headers()['content-length'])
    expect(body, address).toBeGreaterThan(5_000)
    expect(body + headers.join('').length, address).toBeLessThanOrEqual(FIRST_PACKETS)
  }
})

test('the worker and its list stay small', () => {
  expect(weight('sw.js')).toBeLessThanOrEqual(58_000)
})
