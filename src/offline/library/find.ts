import * as v from 'valibot'
import { type PolicyBrief } from '#api/policy.ts'
import { PolicyFilter } from '#api/policy-filter.ts'
import { bigramIndex, bitsWith, hasBit, lookedUpOnce, SHORT, WHOLE } from '#lib/bigram-index.ts'
import { cityNow } from '#lib/clock.ts'
import { soundingLike, type Sounds, spelled } from '#lib/search/pinyin.ts'
import type { Found, Lookup } from '#lib/search/fit.ts'
import { type Attribute, judgeFor } from '#rules/match.ts'
import { endOf, pageOf } from '#lib/paging.ts'
import { type Fit, foundOf, passing, searchedPolicies } from '#rules/policy-found.ts'
import { type PolicyQuestion, searchTextOf } from '#rules/policy-search.ts'
import { windowOf, type WindowNow } from '#rules/window.ts'
import type { LibraryFound, Question } from './asked.ts'
import { type Kept, readChunk, readChunks, readTable, type SearchTable, writeTable } from './store.ts'

/** Milliseconds for which it is not computed again whether a policy can be applied for now. */
const WINDOW_HOLDS = 60_000

/** The library in memory, as searching needs it. */
export interface LoadedLibrary {
  kept: Kept
  /** How many rows came from each piece. */
  lengths: number[]
  rows: PolicyBrief[]
  /** Where a policy stands among the rows. */
  places: Map<string, number>
  /** What each is found by. */
  founds: Found[]
  /** Which of them may have a word, in their text or beside it, and whose titles sound like letters. */
  lookup: Lookup
  windows: { at: number; known: (WindowNow | undefined)[] }
  /** Where those stand that passed the filters asked last: the next letter asks the same of them. */
  passing?: { key: string; places: number[] }
  /** How each fits the enterprise that asked last. */
  fits?: { key: string; known: Fit[] }
}

/** Loads the library. The table that it is searched by is made and kept where there is none for these records yet. */
export async function loadLibrary(kept: Kept): Promise<LoadedLibrary> {
  const pieces = await readChunks(kept, 'brief')
  const rows = pieces.flat()
  const { texts, bits } = (await readTable(kept)) ?? (await makeTable(kept, rows))
  const inTexts = lookedUpOnce((word) => bitsWith({ size: texts.length, texts: WHOLE, bits }, word))
  const founds = rows.map((one, at) =>
    foundOf(one, (word) => {
      const fits = inTexts(word)
      return (!fits || hasBit(fits, at)) && texts[at]!.includes(word)
    }),
  )
  const facts = bigramIndex(
    founds.map(({ title, facts }) => `${title}\n${facts ?? ''}`),
    SHORT,
  )
  const titles = founds.map(({ title }) => title)
  let sounds: Sounds | undefined
  return {
    kept,
    lengths: pieces.map((one) => one.length),
    rows,
    places: new Map(rows.map((one, at) => [one.id, at])),
    founds,
    lookup: {
      bitsOf: lookedUpOnce((word) => {
        const [there, beside] = [inTexts(word), bitsWith(facts, word)]
        return there && beside?.map((bits, at) => bits | there[at]!)
      }),
      soundsOf: lookedUpOnce((letters) => soundingLike((sounds ??= spelled(titles)), letters)),
    },
    windows: { at: 0, known: [] },
  }
}

async function makeTable(kept: Kept, rows: readonly PolicyBrief[]): Promise<SearchTable> {
  const texts: string[] = []
  for (let at = 0; at < kept.chunks; at += 1) {
    for (const { contentHtml } of await readChunk(kept, 'text', at)) {
      texts.push(searchTextOf({ ...rows[texts.length]!, contentHtml }))
    }
  }
  const { bits } = bigramIndex(texts)
  const table = { stamp: kept.stamp, texts, bits }
  // A full device cannot keep it: then it is made again next time.
  await writeTable(kept, table).catch(() => undefined)
  return table
}

/** One page of the policies that pass, in the order asked for, as the city would answer. */
export async function find(
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
      found: (_, at) => library.founds[at]!,
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
      ? records.map((one) => ({ ...one, matchLevel: fits[library.places.get(one.id)!]!.level }))
      : records,
    asOf: library.kept.asOf,
  }
}

type Filters = PolicyQuestion & v.InferOutput<typeof PolicyFilter>

const windowAt = ({ windows }: LoadedLibrary, one: PolicyBrief, at: number): WindowNow =>
  (windows.known[at] ??= windowOf(one, windows.at))

/** Where those stand that pass the filters. */
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

/** How each policy fits these facts; what it asks is read piece by piece and not held. */
async function fitsOf(library: LoadedLibrary, facts: readonly Attribute[]): Promise<Fit[]> {
  const key = JSON.stringify(facts)
  if (library.fits?.key === key) return library.fits.known
  const judge = judgeFor(facts)
  const known: Fit[] = []
  for (let at = 0; at < library.kept.chunks; at += 1) {
    for (const { conditions } of await readChunk(library.kept, 'rules', at)) {
      const { level, score } = judge(conditions)
      known.push({ level, score })
    }
  }
  library.fits = { key, known }
  return known
}

/** In which piece a row lies, and where in it. */
export function pieceOf({ lengths }: LoadedLibrary, place: number): { at: number; index: number } {
  let index = place
  const at = lengths.findIndex((length) => {
    if (index < length) return true
    index -= length
    return false
  })
  return { at, index }
}
