import type { RegisteredRouter } from '@tanstack/react-router'
import { queryClient } from '#api/call/client.ts'
import { menuPaths } from '#layouts/menu/menu.ts'
import { idle } from '#lib/idle.ts'

/**
 * Starts the parts that no first screen shows and no page depends on, one after another. A failure, such as a
 * missing service worker in a private window, does not affect the others.
 */
export function startWhenSettled(router: RegisteredRouter): void {
  // Removes the text of the built page, which remains if no page could render.
  document.getElementById('built')?.remove()
  for (const begin of [
    async () => (await import('#app/head/watch.ts')).watchHead(router),
    async () => (await import('#app/fade-pages.ts')).fadePages(router),
    async () => (await import('#blocks/slow-answers.ts')).watchSlowAnswers(queryClient),
    async () => (await import('#app/say-clock.ts')).watchClock(),
    async () => (await import('#app/print-source.ts')).keepPrintSource(),
    async () => await (await import('#app/update.ts')).startUpdates(),
    async () => await (await import('#offline/device/sweep.ts')).sweepFiles(),
    async () => await (await import('#offline/old-answers.ts')).dropOldAnswers(queryClient),
    async () => (await import('#app/badge.ts')).startBadge(),
    async () => (await import('#app/offer-install.ts')).startOffer(),
    async () => (await import('#offline/notices/here.ts')).startNotices(),
    // The browser keeps a launch until a consumer is set.
    async () => (await import('#app/launch.ts')).startLaunches((href) => void router.navigate({ href })),
    async () => (await import('#features/declare/application.ts')).resumeWanted(),
    async () => (await import('#features/assistant/talk/unread.ts')).watchTalks(router),
    async () => (await import('#offline/library/fresh.ts')).keepFresh(),
    async () => (await import('#app/log-behaviour.ts')).logBehaviour(router),
    async () => (await import('#app/keep-answers.ts')).keepAnswers(),
    async () => (await import('#app/note-pages.ts')).notePages(router),
    async () => (await import('#app/ask-again.ts')).askAgain(),
    async () => (await import('#app/ask-later.ts')).askLater(),
    async () => (await import('./missing/mark-missing.ts')).markMissing(router),
    async () =>
      (await import('#app/keep-ahead.ts')).keepAhead(router, async function* ({ userInfo, enId }, changed) {
        const { pagesAhead } = await import('./pages-ahead.ts')
        yield* pagesAhead(queryClient, (link) => router.buildLocation(link).href, userInfo, enId, changed)
      }),
    async () =>
      (await import('#app/keep-packs.ts')).keepPacks(
        async () => (await import('./packs/table.ts')).packPieces,
      ),
    async () => await (await import('#app/preload.ts')).preloadPages(router, menuPaths),
  ]) {
    // Starts each part in a task of its own, so that input is handled in between.
    idle()
      .then(begin)
      .catch(() => undefined)
  }
}
