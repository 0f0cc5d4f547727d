import type { QueryClient } from '@tanstack/react-query'
import { bigramIndex, bitsWith, lookedUpOnce, SHORT } from '#lib/bigram-index.ts'
import { cityMoment } from '#lib/clock.ts'
import { idle } from '#lib/idle.ts'
import type { Found, Lookup } from '#lib/search/fit.ts'
import { type Ranked, ranked } from '#lib/search/rank.ts'
import { soundingLike, type Sounds, spelled } from '#lib/search/pinyin.ts'
import { foundOf } from './found.ts'
import type { Hit } from './hits.ts'
import { type Kind, kindKeys } from './kinds.ts'
import { searchKinds } from './table.ts'

/** Holds what the device keeps of a kind that fits. */
export interface KeptFound {
  hits: Hit[]
  total: number
  pages: number
  /** When the oldest of it was read, in milliseconds of the city's clock. */
  at: number
}

interface Read {
  hit: Hit
  at: number
}

/** Holds the records of a kind that are here, indexed so that a letter looks into few of them. */
interface Shelf {
  /** The answers that it was made of, each with when it came: where they are others, it is made anew. */
  of: readonly unknown[]
  reads: readonly Read[]
  founds: readonly Found[]
  lookup: Lookup
}

const shelves = new Map<Kind, Shelf>()

/** Returns the records of a kind, each once as it was read last; indexed anew when its answers are others than before. */
function shelfOf(client: QueryClient, kind: Kind): Shelf {
  const answers = searchKinds[kind].kept(client)
  const of = answers.flatMap(({ data, at }) => [data, at])
  const before = shelves.get(kind)
  if (before?.of.length === of.length && of.every((one, at) => one === before.of[at])) return before
  const latest = new Map<string, Read>()
  for (const { at, hits } of answers)
    for (const hit of hits()) if ((latest.get(hit.id)?.at ?? 0) <= at) latest.set(hit.id, { hit, at })
  const reads = [...latest.values()]
  const founds = reads.map(({ hit }) => foundOf(hit))
  const index = bigramIndex(
    reads.map(({ hit }) => [hit.title, ...hit.meta, hit.excerpt].join('\n').toLowerCase()),
    SHORT,
  )
  let sounds: Sounds | undefined
  const shelf: Shelf = {
    ...{ of, reads, founds },
    lookup: {
      bitsOf: lookedUpOnce((word) => bitsWith(index, word)),
      soundsOf: lookedUpOnce((letters) =>
        soundingLike((sounds ??= spelled(founds.map(({ title }) => title))), letters),
      ),
    },
  }
  shelves.set(kind, shelf)
  return shelf
}

/** Indexes what the device keeps, a kind in each quiet moment: the first letter is not to wait for it. */
export async function layOutKept(client: QueryClient): Promise<void> {
  for (const kind of kindKeys) {
    await idle()
    // Spells the titles as well: the first letter would wait 0.7 s at 4x CPU for 10,000 of them (bench letters).
    shelfOf(client, kind).lookup.soundsOf?.('a')
  }
}

function rankedOf(client: QueryClient, kind: Kind, looked: string): Ranked<Read>[] {
  if (!looked.trim()) return []
  const { reads, founds, lookup } = shelfOf(client, kind)
  return ranked(reads, looked, (_, at) => founds[at]!, lookup)
}

/** Holds what the device keeps of each kind that fits. */
export type AllKept = Record<Kind, KeptFound>

/** Searches what the device keeps, each record once as it was read last, the best first. */
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

/** Limits how many of a kind are weighed against others: two of them are shown, and some are variants of one thing. */
const AMONG = 16

/** Returns the best that the device keeps of each kind, for the lines below a search box. */
export const suggestKept = (client: QueryClient, looked: string): Record<Kind, Hit[]> =>
  Object.fromEntries(
    kindKeys.map((kind) => [
      kind,
      rankedOf(client, kind, looked)
        .slice(0, AMONG)
        .map(({ row }) => row.hit),
    ]),
  ) as Record<Kind, Hit[]>
