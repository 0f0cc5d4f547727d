import type { QueryClient } from '@tanstack/react-query'
import { delMany } from 'idb-keyval'
import { whenClockKnown } from '#lib/clock-heard.ts'
import { cityNow, deviceMoment } from '#lib/clock.ts'
import { MAX_AGE } from './cache.ts'
import { SHARED, storeOf, userDb } from './device/db.ts'
import { owner } from './owner.ts'

/**
 * Deletes outdated answers from the device after the city has stated the time, because a device's clock that was set
 * ahead must not empty the cache. Answers in memory stay as long as the page.
 */
export async function dropOldAnswers(client: QueryClient): Promise<void> {
  await whenClockKnown()
  const oldest = deviceMoment(cityNow() - MAX_AGE)
  const old = client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < oldest })
    .map(({ queryHash }) => queryHash)
  if (old.length === 0) return
  const who = owner()
  for (const db of [SHARED, ...(who ? [userDb(who.userId)] : [])]) await delMany(old, storeOf(db, 'cache'))
}
