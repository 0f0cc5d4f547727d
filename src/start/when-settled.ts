import type { RegisteredRouter } from '@tanstack/react-router'
import { queryClient } from '#api/call/client.ts'
import { menuPaths } from '#layouts/menu/menu.ts'
import { idle } from '#lib/idle.ts'

/**
 * Starts what no first screen shows and no page goes wrong without, one after another. One that fails, as in a private
 * window, where there is no service worker, leaves the others alone.
 */
export function startWhenSettled(router: RegisteredRouter): void {
  // Where no page could be drawn, the words of the built one stand there still.
  document.getElementById('built')?.remove()
  for (const begin of [
    async () => (await import('#app/head/watch.ts')).watchHead(router),
    async () => (await import('#blocks/slow-answers.ts')).watchSlowAnswers(queryClient),
    async () => (await import('#app/say-clock.ts')).sayClock(),
    async () => (await import('#app/print-source.ts')).keepPrintSource(),
    async () => await (await import('#app/update.ts')).startUpdates(),
    async () => await (await import('#offline/device/sweep.ts')).sweepFiles(),
    async () => await (await import('#offline/old-answers.ts')).dropOldAnswers(queryClient),
    async () => (await import('#app/badge.ts')).startBadge(),
    // The browser keeps a launch until somebody takes it.
    async () => (await import('#app/launch.ts')).startLaunches((href) => void router.navigate({ href })),
    async () => (await import('#features/declare/application.ts')).resumeWanted(),
    async () => (await import('#features/assistant/talk/unread.ts')).watchTalks(router),
    async () => (await import('#offline/library/fresh.ts')).keepFresh(),
    async () => (await import('#app/log-behaviour.ts')).logBehaviour(router),
    async () => (await import('#app/keep-answers.ts')).keepAnswers(),
    async () => (await import('#app/note-pages.ts')).notePages(router),
    async () => (await import('#app/ask-again.ts')).askAgain(),
    async () =>
      (await import('#app/keep-ahead.ts')).keepAhead(router, async function* ({ userInfo, enId }, changed) {
        const { pagesAhead } = await import('./pages-ahead.ts')
        yield* pagesAhead(queryClient, (link) => router.buildLocation(link).href, userInfo, enId, changed)
      }),
    async () => await (await import('#app/preload.ts')).preloadPages(router, menuPaths),
  ]) {
    // Each in a turn of its own, so that what is pressed meanwhile is answered.
    idle()
      .then(begin)
      .catch(() => undefined)
  }
}
