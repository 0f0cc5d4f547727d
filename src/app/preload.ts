import type { AnyRouter } from '@tanstack/react-router'
import { idle } from '#lib/idle.ts'
import { savesData } from '#lib/saves-data.ts'

/**
 * Takes in the code of pages that are opened next, one after another while the browser is idle, so that a press finds it
 * run already. Their data comes when the pointer or the focus is on the way to them (`defaultPreload`). Nothing is taken
 * in where the person saves data.
 * @param paths addresses without parameters, such as those of the menu
 */
export async function preloadPages(router: AnyRouter, paths: readonly string[]): Promise<void> {
  if (savesData()) return
  for (const pathname of paths) {
    await idle()
    const matches = router.matchRoutes({ ...router.latestLocation, pathname, search: {} }) as {
      routeId: string
    }[]
    // What cannot be had now is had when it is pressed.
    await Promise.allSettled(
      matches.map(({ routeId }) =>
        Promise.resolve(router.loadRouteChunk(router.routesById[routeId] as never)),
      ),
    )
  }
}
