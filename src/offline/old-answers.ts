import type { QueryClient } from '@tanstack/react-query'
import { delMany } from 'idb-keyval'
import { clockHeard } from '#lib/clock-heard.ts'
import { cityNow, deviceMoment } from '#lib/clock.ts'
import { LONGEST_AGE } from './cache.ts'
import { SHARED, storeOf, userDb } from './device/db.ts'
import { owner } from './owner.ts'

/**
 * Drops answers from the device that are too old, once the city has said what time it is: a device's clock that was set
 * ahead must not empty it. What the page shows of them stays as long as the page does.
 */
export async function dropOldAnswers(client: QueryClient): Promise<void> {
  await clockHeard()
  const oldest = deviceMoment(cityNow() - LONGEST_AGE)
  const old = client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < oldest })
    .map(({ queryHash }) => queryHash)
  if (old.length === 0) return
  const who = owner()
  for (const db of [SHARED, ...(who ? [userDb(who.userId)] : [])]) await delMany(old, storeOf(db, 'cache'))
}
