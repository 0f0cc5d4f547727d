import * as v from 'valibot'
import { type PolicyBrief } from '#api/policy.ts'
import { PolicyFilter } from '#api/policy-filter.ts'
import { type BigramIndex, bigramIndex, bitsWith, hasBit, ROWS_FOR_SHORT } from '#lib/bigram-index.ts'
import { mayFit } from '#lib/search/rank.ts'
import type { Sense } from '#lib/search/understand.ts'
import { type Attribute, judgeFor } from '#rules/match.ts'
import { endOf, pageOf } from '#lib/paging.ts'
import { type Fit, foundOf, searchedPolicies } from '#rules/policy-found.ts'
import { searchTextOf } from '#rules/policy-search.ts'
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
  texts: string[]
  index: BigramIndex
  /** The same of what a policy is found by beside its text. */
  facts: BigramIndex
  windows: { at: number; known: (WindowNow | undefined)[] }
  /** How each fits the enterprise that asked last. */
  fits?: { key: string; known: Fit[] }
}

/** Loads the library. The table that it is searched by is made and kept where there is none for these records yet. */
export async function loadLibrary(kept: Kept): Promise<LoadedLibrary> {
  const pieces = await readChunks(kept, 'brief')
  const rows = pieces.flat()
  const { texts, bits } = (await readTable(kept)) ?? (await makeTable(kept, rows))
  return {
    kept,
    lengths: pieces.map((one) => one.length),
    rows,
    places: new Map(rows.map((one, at) => [one.id, at])),
    texts,
    index: { size: texts.length, bits },
    facts: bigramIndex(rows.map(factText), ROWS_FOR_SHORT),
    windows: { at: 0, known: [] },
  }
}

const factText = (one: PolicyBrief) => {
  const { title, facts = '' } = foundOf(one)
  return `${title}\n${facts}`
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
  now = Date.now(),
): Promise<LibraryFound> {
  const filter = v.parse(PolicyFilter, asked)
  const fits = facts && (await fitsOf(library, facts))
  const fitOf = fits && ((one: PolicyBrief) => fits[library.places.get(one.id)!]!)
  const inTexts = textBits(library)
  const { records, ...rest } = pageOf(
    searchedPolicies(
      library.rows,
      { ...filter, ...(tagId?.length ? { tags: tags ?? [] } : {}) },
      {
        now,
        hasWord: (one, word) => {
          const at = library.places.get(one.id)!
          const bits = inTexts(word)
          return (!bits || hasBit(bits, at)) && library.texts[at]!.includes(word)
        },
        mayFit: (sense) => whereFits(library, sense, inTexts),
        first: endOf(filter),
        windowAt: (one) => windowAt(library, one, now),
        fitOf,
      },
    ),
    filter,
  )
  return {
    ...rest,
    records: fitOf ? records.map((one) => ({ ...one, matchLevel: fitOf(one).level })) : records,
    asOf: library.kept.asOf,
  }
}

type BitsOf = (word: string) => Uint32Array | undefined

/** Which texts may have a word, each word looked up once. */
function textBits({ index }: LoadedLibrary): BitsOf {
  const known = new Map<string, Uint32Array | undefined>()
  return (word) => {
    if (!known.has(word)) known.set(word, bitsWith(index, word))
    return known.get(word)
  }
}

/** Which policies may have enough of what is looked for, in their text or beside it. */
function whereFits(
  { facts, places, rows }: LoadedLibrary,
  sense: Sense,
  inTexts: BitsOf,
): (one: PolicyBrief) => boolean {
  const may = mayFit(sense, {
    size: facts.size,
    titleOf: (at) => foundOf(rows[at]!).title,
    bitsOf: (word) => {
      const [there, beside] = [inTexts(word), bitsWith(facts, word)]
      return there && beside?.map((bits, at) => bits | there[at]!)
    },
  })
  return ({ id }) => may(places.get(id)!)
}

function windowAt(library: LoadedLibrary, one: PolicyBrief, now: number): WindowNow {
  if (Math.abs(now - library.windows.at) > WINDOW_HOLDS) library.windows = { at: now, known: [] }
  return (library.windows.known[library.places.get(one.id)!] ??= windowOf(one, library.windows.at))
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
