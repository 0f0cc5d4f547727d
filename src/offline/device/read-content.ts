import * as v from 'valibot'
import { ownDb } from '#offline/owner.ts'
import { keepersIn, type Pack, type Place } from '#offline/packs/pack.ts'
import { listPacks } from '#offline/packs/store.ts'
import { listTemplates } from '#offline/templates.ts'
import { listTrees } from '#offline/trees.ts'
import { bytesOf } from './bytes-of.ts'
import { anything, getRows } from './checked.ts'
import { SHARED } from './db.ts'

/** Answer, blank form (空白表格) or tree of choices on this device, which the city can give again. */
export interface ReadContent {
  place: Place
  /** Area of the contract that an answer belongs to; undefined for anything else, and for an unreadable answer. */
  area: string | undefined
  /** Approximate bytes. */
  bytes: number
  /** Milliseconds by the city's clock when it came; undefined if its row does not say. */
  at: number | undefined
  /** Packs (出发包) that keep it; without any, it goes with 清除 or after 30 days. */
  packs: readonly Pack[]
}

/** Part of a cached answer that says whose it is and when it came. */
const Answer = v.object({
  key: v.tupleWithRest([v.string()], v.unknown()),
  state: v.object({ dataUpdatedAt: v.number() }),
})

/** Lists what was read or came ahead on this device, for the signed-in user and for visitors. @throws StorageProblem */
export async function listRead(): Promise<ReadContent[]> {
  const [packs, mine, shared, templates, trees] = await Promise.all([
    listPacks(),
    getRows(ownDb(), 'cache', anything),
    getRows(SHARED, 'cache', anything),
    listTemplates(),
    listTrees(),
  ])
  const found: Omit<ReadContent, 'packs'>[] = [
    ...[...mine, ...shared].map(([hash, row]) => {
      const { key, state } = v.is(Answer, row) ? row : {}
      return {
        place: { in: 'answers' as const, key: typeof hash === 'string' ? hash : '' },
        area: key?.[0],
        bytes: bytesOf(row),
        at: state?.dataUpdatedAt,
      }
    }),
    ...templates.map(({ fileId, size, keptAt }) => ({
      place: { in: 'files' as const, key: fileId },
      area: undefined,
      bytes: size,
      at: Date.parse(keptAt) || undefined,
    })),
    ...trees.map(({ name, bytes, at }) => ({
      place: { in: 'trees' as const, key: name },
      area: undefined,
      bytes,
      at,
    })),
  ]
  const keepersOf = keepersIn(packs)
  return found.map((one) => ({ ...one, packs: keepersOf(one.place) }))
}

/** Returns the number of pieces of content and their bytes. */
export const amountOf = (some: readonly ReadContent[]): { count: number; bytes: number } => ({
  count: some.length,
  bytes: some.reduce((sum, { bytes }) => sum + bytes, 0),
})

/** Content of one name, with the reasons for which this device keeps it. */
export interface KeptGroup {
  name: string
  count: number
  bytes: number
  /** Number without a pack: it was opened, or came ahead. */
  read: number
  /** Milliseconds by the city's clock when the newest of these came; undefined without any. */
  newest: number | undefined
  /** Titles of the packs that keep the others. */
  packs: readonly string[]
}

/**
 * Groups content by name, the largest group first, because nobody can read a reason for each of a thousand answers.
 * @param nameOf names a piece of content for people
 */
export function groupsOf(all: readonly ReadContent[], nameOf: (one: ReadContent) => string): KeptGroup[] {
  const names = new Set(all.map(nameOf))
  return [...names]
    .map((name) => {
      const some = all.filter((one) => nameOf(one) === name)
      const read = some.filter(({ packs }) => packs.length === 0)
      const moments = read.flatMap(({ at }) => at ?? [])
      return {
        name,
        ...amountOf(some),
        read: read.length,
        newest: moments.length > 0 ? Math.max(...moments) : undefined,
        packs: [...new Set(some.flatMap(({ packs }) => packs.map(({ title }) => title)))],
      }
    })
    .sort((a, b) => b.bytes - a.bytes)
}
