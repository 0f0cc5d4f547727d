import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '#api/call/client.ts'
import { keepOf } from '#api/call/query.ts'
import { cityMoment, cityNow } from '#lib/clock.ts'
import { notePage } from '#offline/kept-pages.ts'
import { deviceState } from '#offline/view.ts'
import { whenQueriesIdle } from './keep-ahead.ts'

/**
 * Notes each page once all its queries have loaded, and again when the tab is hidden, because its data may be
 * newer then.
 */
export function notePages(router: AnyRouter): void {
  const note = () => {
    if (deviceState.reach !== 'online' || deviceState.storage !== 'disk') return
    const queries = queryClient
      .getQueryCache()
      .findAll()
      .filter((query) => query.isActive() && keepOf(query.queryKey) !== 'never')
      .map(({ state }) => state)
    if (queries.some(({ data }) => data === undefined)) return
    notePage(
      location.pathname + location.search,
      Math.min(cityNow(), ...queries.map((state) => cityMoment(state.dataUpdatedAt))),
    )
  }
  const noteAnswered = () => void whenQueriesIdle().then(note)
  router.subscribe('onResolved', noteAnswered)
  document.addEventListener('visibilitychange', () => document.hidden && note())
  noteAnswered()
}
