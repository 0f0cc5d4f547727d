import type { AnyRouter } from '@tanstack/react-router'
import { idle } from '#lib/idle.ts'
import { savesData } from '#lib/saves-data.ts'

/**
 * Loads and runs the code of pages that are likely to be opened next, one after another while the browser is
 * idle. Their data is loaded when the pointer or the focus is on a link to them (`defaultPreload`). Loads
 * nothing when the person saves data.
 *
 * Costs some 90 requests, 60 KB and 100 ms of the main thread at 1x on the home page. Without it, six of ten
 * first presses of a menu entry showed their heading 300 to 2,200 ms later at 4x CPU, and four as before
 * (`npm run bench -- steps`, one round on a busy machine, 2026-11-29).
 * @param paths addresses without parameters, such as those of the menu
 */
export async function preloadPages(router: AnyRouter, paths: readonly string[]): Promise<void> {
  if (savesData()) return
  for (const pathname of paths) {
    await idle()
    const matches = router.matchRoutes({ ...router.latestLocation, pathname, search: {} }) as {
      routeId: string
    }[]
    // Code that fails to load now is loaded when the page is opened.
    await Promise.allSettled(
      matches.map(({ routeId }) =>
        Promise.resolve(router.loadRouteChunk(router.routesById[routeId] as never)),
      ),
    )
  }
}
