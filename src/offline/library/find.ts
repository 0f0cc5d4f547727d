import * as v from 'valibot'
import { type PolicyBrief } from '#api/policy.ts'
import { PolicyFilter } from '#api/policy-filter.ts'
import { bigramIndex, bitsWith, hasBit, cachedByWord, SHORT, WHOLE } from '#lib/bigram-index.ts'
import { cityNow } from '#lib/clock.ts'
import { soundingLike, type Sounds, spelled } from '#lib/search/pinyin.ts'
import type { Found, Lookup } from '#lib/search/fit.ts'
import type { Attribute } from '#rules/match.ts'
import { endOf, pageOf } from '#lib/paging.ts'
import { foundOf, passing, searchedPolicies } from '#rules/policy-found.ts'
import { type PolicyQuestion, searchTextOf } from '#rules/policy-search.ts'
import { type PolicyVerdict, verdictFor } from '#rules/standing/verdict.ts'
import { windowOf, type WindowNow } from '#rules/window.ts'
import type { LibraryFound, Question } from './asked.ts'
import { type CompleteSet, readChunk, readChunks, readTable, type SearchTable, writeTable } from './store.ts'

/** Milliseconds for which the state of a policy's application window is reused. */
const WINDOW_HOLDS = 60_000

/** The library in memory, prepared for searching. */
export interface LoadedLibrary {
  kept: CompleteSet
  /** Number of rows of each chunk. */
  lengths: number[]
  rows: PolicyBrief[]
  /** Index of each policy among the rows, by id. */
  places: Map<string, number>
  /** Search fields of each row. */
  searchFields: Found[]
  /** Index of the rows that may contain a word, in their text or elsewhere, and of titles by their sound (pinyin). */
  lookup: Lookup
  windows: { at: number; known: (WindowNow | undefined)[] }
  /** Rows that passed the last filters, because the next letter uses the same ones. */
  passing?: { key: string; places: number[] }
  /** Verdict on each row for the last enterprise. */
  fits?: { key: string; known: PolicyVerdict[] }
}

/** Loads the library. Builds and saves the search table if there is none for these records. */
export async function loadLibrary(kept: CompleteSet): Promise<LoadedLibrary> {
  const pieces = await readChunks(kept, 'brief')
  const rows = pieces.flat()
  const { texts, bits } = (await readTable(kept)) ?? (await makeTable(kept, rows))
  const inTexts = cachedByWord((word) => bitsWith({ size: texts.length, texts: WHOLE, bits }, word))
  const searchFields = rows.map((one, at) =>
    foundOf(one, (word) => {
      const fits = inTexts(word)
      return (!fits || hasBit(fits, at)) && texts[at]!.includes(word)
    }),
  )
  const facts = bigramIndex(
    searchFields.map(({ title, facts }) => `${title}\n${facts ?? ''}`),
    SHORT,
  )
  const titles = searchFields.map(({ title }) => title)
  let sounds: Sounds | undefined
  return {
    kept,
    lengths: pieces.map((one) => one.length),
    rows,
    places: new Map(rows.map((one, at) => [one.id, at])),
    searchFields,
    lookup: {
      bitsOf: cachedByWord((word) => {
        const [there, beside] = [inTexts(word), bitsWith(facts, word)]
        return there && beside?.map((bits, at) => bits | there[at]!)
      }),
      soundsOf: cachedByWord((letters) => soundingLike((sounds ??= spelled(titles)), letters)),
    },
    windows: { at: 0, known: [] },
  }
}

async function makeTable(kept: CompleteSet, rows: readonly PolicyBrief[]): Promise<SearchTable> {
  const texts: string[] = []
  for (let at = 0; at < kept.chunks; at += 1) {
    for (const { contentHtml } of await readChunk(kept, 'text', at)) {
      texts.push(searchTextOf({ ...rows[texts.length]!, contentHtml }))
    }
  }
  const { bits } = bigramIndex(texts)
  const table = { stamp: kept.stamp, texts, bits }
  // Ignores a full device; the table is built again next time.
  await writeTable(kept, table).catch(() => undefined)
  return table
}

/** Returns one page of matching policies in the requested order, like the city's answer. */
export async function searchLoaded(
  library: LoadedLibrary,
  { facts, tags, tagId, ...asked }: Question,
  now = cityNow(),
): Promise<LibraryFound> {
  const filter = v.parse(PolicyFilter, asked)
  const question = { ...filter, ...(tagId?.length ? { tags: tags ?? [] } : {}) }
  const fits = facts && (await fitsOf(library, facts))
  if (Math.abs(now - library.windows.at) > WINDOW_HOLDS) library.windows = { at: now, known: [] }
  const { records, ...rest } = pageOf(
    searchedPolicies(library.rows, question, {
      now,
      found: (_, at) => library.searchFields[at]!,
      lookup: library.lookup,
      first: endOf(filter),
      windowAt: (one, at) => windowAt(library, one, at),
      places: passingOf(library, question),
      fitOf: fits && ((_, at) => fits[at]!),
    }),
    filter,
  )
  return {
    ...rest,
    records: fits
      ? records.map((one) => {
          const verdict = fits[library.places.get(one.id)!]!
          return { ...one, matchLevel: verdict.level, verdict }
        })
      : records,
    asOf: library.kept.asOf,
  }
}

type Filters = PolicyQuestion & v.InferOutput<typeof PolicyFilter>

const windowAt = ({ windows }: LoadedLibrary, one: PolicyBrief, at: number): WindowNow =>
  (windows.known[at] ??= windowOf(one, windows.at))

/** Returns the indexes of the rows that pass the filters. */
function passingOf(
  library: LoadedLibrary,
  { keyword: _words, sort: _order, current: _page, size: _size, ...filters }: Filters,
): number[] {
  const { rows, windows } = library
  const key = JSON.stringify([windows.at, filters])
  if (library.passing?.key === key) return library.passing.places
  const places = passing(rows, filters, (one, at) => windowAt(library, one, at))
  library.passing = { key, places }
  return places
}

/** Returns the verdict on each policy for these attributes; reads the conditions chunk by chunk without keeping them. */
async function fitsOf(library: LoadedLibrary, facts: readonly Attribute[]): Promise<PolicyVerdict[]> {
  const key = JSON.stringify(facts)
  if (library.fits?.key === key) return library.fits.known
  const judge = verdictFor(facts)
  const known: PolicyVerdict[] = []
  for (let at = 0; at < library.kept.chunks; at += 1) {
    for (const { conditions } of await readChunk(library.kept, 'rules', at)) known.push(judge(conditions))
  }
  library.fits = { key, known }
  return known
}

/** Returns a row's chunk (`at`) and its index in the chunk. */
export function chunkOf({ lengths }: LoadedLibrary, place: number): { at: number; index: number } {
  let index = place
  const at = lengths.findIndex((length) => {
    if (index < length) return true
    index -= length
    return false
  })
  return { at, index }
}
