import type { RegisteredRouter } from '@tanstack/react-router'
import type { QuietPaths } from './keep-ahead.ts'
import { idle } from '#lib/idle.ts'

/**
 * Begins what is on no first screen and what no page goes wrong without: in a private window there is no worker, say.
 * One that fails leaves the others alone.
 * @param paths addresses whose pages are opened next, such as those of the menu
 * @param ahead addresses that this device is to open without a network
 */
export function beginInQuiet(router: RegisteredRouter, paths: readonly string[], ahead: QuietPaths): void {
  for (const begin of [
    async () => (await import('./head/watch.ts')).watchHead(router),
    async () => (await import('./print-source.ts')).keepPrintSource(),
    async () => await (await import('./update.ts')).startUpdates(),
    async () => await (await import('#offline/device/sweep.ts')).sweepFiles(),
    async () => (await import('./badge.ts')).startBadge(),
    // The browser keeps a launch until somebody takes it.
    async () => (await import('./launch.ts')).startLaunches((href) => void router.navigate({ href })),
    async () => (await import('#offline/library/fresh.ts')).keepFresh(),
    async () => (await import('./log-behaviour.ts')).logBehaviour(router),
    async () => (await import('./keep-answers.ts')).keepAnswers(),
    async () => (await import('./ask-again.ts')).askAgain(),
    async () => (await import('./keep-ahead.ts')).keepAhead(router, ahead),
    async () => await (await import('./preload.ts')).preloadPages(router, paths),
  ]) {
    // Each in a turn of its own, so that what is pressed meanwhile is answered.
    idle()
      .then(begin)
      .catch(() => undefined)
  }
}
