import type { QueryClient } from '@tanstack/react-query'
import { appeal, type AppealBrief } from '#api/appeal.ts'
import { keyOf } from '#api/call/query.ts'
import { pairsOf, shareOf } from '#lib/relevance.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'

/** How much of what is typed must stand in an appeal's title for it to be called alike. */
const ALIKE = 0.5
/** How many are shown. */
const MOST = 2

/** Returns the appeals of one's own that this device has seen and that are still open. */
export function openAppeals(client: QueryClient): AppealBrief[] {
  const pages = client.getQueriesData<{ records: AppealBrief[] }>({ queryKey: keyOf(appeal.page) })
  const byId = new Map(pages.flatMap(([, page]) => page?.records ?? []).map((one) => [one.id, one]))
  return [...byId.values()].filter(({ state }) => !appealLifecycle.isFinal(state))
}

/** Returns those, two at most and the nearest first, whose titles are like what somebody types; never `except` itself. */
export function alikeOf(all: readonly AppealBrief[], text: string, except = ''): AppealBrief[] {
  const wanted = pairsOf(text)
  return all
    .filter(({ id }) => id !== except)
    .map((one) => ({ one, fit: shareOf(wanted, pairsOf(one.title)) }))
    .filter(({ fit }) => fit >= ALIKE)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST)
    .map(({ one }) => one)
}
