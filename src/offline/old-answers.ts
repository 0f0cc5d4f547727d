import type { Query, QueryClient } from '@tanstack/react-query'
import { delMany } from 'idb-keyval'
import { whenClockKnown } from '#lib/clock-heard.ts'
import { cityNow, deviceMoment } from '#lib/clock.ts'
import { MAX_AGE } from './cache.ts'
import { SHARED, storeOf, userDb } from './device/db.ts'
import { owner } from './owner.ts'
import { keptByPacks } from './packs/store.ts'

/**
 * Deletes outdated answers from the device after the city has stated the time, because a device's clock that was set
 * ahead must not empty the cache. Answers that a pack (出发包) keeps stay, and answers in memory as long as the page.
 */
export async function dropOldAnswers(client: QueryClient): Promise<void> {
  await whenClockKnown()
  const oldest = deviceMoment(cityNow() - MAX_AGE)
  const isOld = ({ state }: Query) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < oldest
  const kept = await keptByPacks('answers')
  const old = client
    .getQueryCache()
    .findAll({ predicate: (one) => isOld(one) && !kept.has(one.queryHash) })
    .map(({ queryHash }) => queryHash)
  if (old.length === 0) return
  const who = owner()
  for (const db of [SHARED, ...(who ? [userDb(who.userId)] : [])]) await delMany(old, storeOf(db, 'cache'))
}
