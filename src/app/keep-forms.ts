import type { RegisteredRouter, RouterHistory } from '@tanstack/react-router'
import { subscribe } from 'valtio'
import { partsFor } from '#offline/chunk.ts'
import { common } from '#offline/view.ts'

/**
 * While a form holds edits, it is left only for a page whose parts are there: where one is missing the form stays, and
 * DeviceNotices says so. A page that only hovers over a link may miss one, and nobody is told.
 */
export function keepForms(router: RegisteredRouter): void {
  let letGo: (() => void) | undefined
  // Only then: whatever may be kept is asked first, and an address that changes so late is missed by a router that has
  // not drawn its first page yet.
  subscribe(common, () => {
    if (common.dirtyForms > 0) letGo ??= block(router)
    else {
      letGo?.()
      letGo = undefined
    }
  })
}

function block(router: RegisteredRouter): () => void {
  const history: RouterHistory = router.history
  return history.block({
    enableBeforeUnload: false,
    async blockerFn({ nextLocation: { pathname, href } }) {
      const [routes] = router.getMatchedRoutes(pathname)
      return !(await partsFor(href, async () => {
        // What is there has nothing to load any more.
        for (const { options } of routes) await options.component?.preload?.()
      }))
    },
  })
}
