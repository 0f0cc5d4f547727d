import type { QueryClient } from '@tanstack/react-query'
import { bigramIndex, bitsWith, cachedByWord, SHORT } from '#lib/bigram-index.ts'
import { cityMoment } from '#lib/clock.ts'
import { idle } from '#lib/idle.ts'
import type { Found, Lookup } from '#lib/search/fit.ts'
import { type Ranked, ranked } from '#lib/search/rank.ts'
import { soundingLike, type Sounds, spelled } from '#lib/search/pinyin.ts'
import { foundOf } from './found.ts'
import type { Hit } from './hits.ts'
import { type Kind, kindKeys } from './kinds.ts'
import { searchKinds } from './table.ts'

/** Matching records of a kind kept on this device. */
export interface KeptFound {
  hits: Hit[]
  total: number
  pages: number
  /** Fetch time of the oldest record, in milliseconds of the city's clock. */
  at: number
}

interface DatedHit {
  hit: Hit
  at: number
}

/** Records of a kind kept on this device, indexed so that a keystroke reads few of them. */
interface KindIndex {
  /** Cached answers and their times from which the index was built; it is rebuilt when they change. */
  of: readonly unknown[]
  latestHits: readonly DatedHit[]
  texts: readonly Found[]
  lookup: Lookup
}

const indexes = new Map<Kind, KindIndex>()

/**
 * Returns the index of a kind, each record once in its latest version; rebuilds it when the cached answers have
 * changed.
 */
function indexOf(client: QueryClient, kind: Kind): KindIndex {
  const answers = searchKinds[kind].kept(client)
  const of = answers.flatMap(({ data, at }) => [data, at])
  const before = indexes.get(kind)
  if (before?.of.length === of.length && of.every((one, at) => one === before.of[at])) return before
  const latest = new Map<string, DatedHit>()
  for (const { at, hits } of answers)
    for (const hit of hits()) if ((latest.get(hit.id)?.at ?? 0) <= at) latest.set(hit.id, { hit, at })
  const latestHits = [...latest.values()]
  const texts = latestHits.map(({ hit }) => foundOf(hit))
  const index = bigramIndex(
    latestHits.map(({ hit }) => [hit.title, ...hit.meta, hit.excerpt].join('\n').toLowerCase()),
    SHORT,
  )
  let sounds: Sounds | undefined
  const kindIndex: KindIndex = {
    ...{ of, latestHits, texts },
    lookup: {
      bitsOf: cachedByWord((word) => bitsWith(index, word)),
      soundsOf: cachedByWord((letters) =>
        soundingLike((sounds ??= spelled(texts.map(({ title }) => title))), letters),
      ),
    },
  }
  indexes.set(kind, kindIndex)
  return kindIndex
}

/** Builds the indexes of all kinds in idle time, so that the first keystroke does not wait for them. */
export async function indexKept(client: QueryClient): Promise<void> {
  for (const kind of kindKeys) {
    await idle()
    // Computes the pinyin of the titles as well: the first keystroke would wait 0.7 s at 4x CPU for 10,000 of them
    // (bench letters).
    indexOf(client, kind).lookup.soundsOf?.('a')
  }
}

function rankedOf(client: QueryClient, kind: Kind, looked: string): Ranked<DatedHit>[] {
  if (!looked.trim()) return []
  const { latestHits, texts, lookup } = indexOf(client, kind)
  return ranked(latestHits, looked, (_, at) => texts[at]!, lookup)
}

/** Matching records of every kind kept on this device. */
export type AllKept = Record<Kind, KeptFound>

/** Searches the records kept on this device, each once in its latest version, best first. */
export const searchKept = (client: QueryClient, looked: string): AllKept =>
  Object.fromEntries(
    kindKeys.map((kind) => {
      const fit = rankedOf(client, kind, looked)
      const found: KeptFound = {
        hits: fit.map(({ row }) => row.hit),
        total: fit.length,
        pages: 1,
        at: cityMoment(fit.reduce((oldest, { row }) => Math.min(oldest, row.at), Infinity)),
      }
      return [kind, found]
    }),
  ) as AllKept

/** Most hits of a kind ranked against other kinds: two of them are shown, and some are variants of one thing. */
const MAX_RANKED = 16

/** Returns the best records of each kind kept on this device, for the suggestions of a search box. */
export const suggestKept = (client: QueryClient, looked: string): Record<Kind, Hit[]> =>
  Object.fromEntries(
    kindKeys.map((kind) => [
      kind,
      rankedOf(client, kind, looked)
        .slice(0, MAX_RANKED)
        .map(({ row }) => row.hit),
    ]),
  ) as Record<Kind, Hit[]>
