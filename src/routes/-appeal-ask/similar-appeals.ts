import type { QueryClient } from '@tanstack/react-query'
import { appeal, type AppealBrief } from '#api/appeal.ts'
import { keyOf } from '#api/call/query.ts'
import { pairsOf, shareOf } from '#lib/relevance.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'

/** Minimal share of the typed pairs of characters that a similar title contains. */
const MIN_SHARE = 0.5
/** Maximal number of similar appeals shown. */
const MAX_ROWS = 2

/** Returns the user's own open appeals that are in this device's cache. */
export function openAppeals(client: QueryClient): AppealBrief[] {
  const pages = client.getQueriesData<{ records: AppealBrief[] }>({ queryKey: keyOf(appeal.page) })
  const byId = new Map(pages.flatMap(([, page]) => page?.records ?? []).map((one) => [one.id, one]))
  return [...byId.values()].filter(({ state }) => !appealLifecycle.isFinal(state))
}

/**
 * Returns the appeals whose titles are similar to `text`: two at most, the most similar first, without the one with the
 * id `except`.
 */
export function similarAppeals(all: readonly AppealBrief[], text: string, except = ''): AppealBrief[] {
  const wanted = pairsOf(text)
  return all
    .filter(({ id }) => id !== except)
    .map((one) => ({ one, fit: shareOf(wanted, pairsOf(one.title)) }))
    .filter(({ fit }) => fit >= MIN_SHARE)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MAX_ROWS)
    .map(({ one }) => one)
}
