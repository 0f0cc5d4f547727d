import type { RegisteredRouter, RouterHistory } from '@tanstack/react-router'
import { missedChunks } from '#offline/chunk.ts'
import { common } from '#offline/view.ts'

/**
 * While a form holds edits, it is left only for a page whose parts are there: where one is missing the form stays, and
 * DeviceNotices says so. A page that only hovers over a link may miss one, and nobody is told.
 */
export function keepForms(router: RegisteredRouter): void {
  const history: RouterHistory = router.history
  history.block({
    enableBeforeUnload: false,
    async blockerFn({ nextLocation: { pathname, href } }) {
      if (common.dirtyForms === 0) return false
      const before = missedChunks()
      const [routes] = router.getMatchedRoutes(pathname)
      // What is there has nothing to load any more.
      for (const { options } of routes) await options.component?.preload?.()
      const isMissing = missedChunks() > before
      common.missing = isMissing ? href : undefined
      return isMissing
    },
  })
}
