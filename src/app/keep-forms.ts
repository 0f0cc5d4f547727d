import type { RegisteredRouter, RouterHistory } from '@tanstack/react-router'
import { subscribe } from 'valtio'
import { partsFor } from '#offline/chunk.ts'
import { common } from '#offline/view.ts'

/**
 * While a form holds edits, it is left only for a page whose parts are there: where one is missing the form stays, and
 * DeviceNotices says so. A part that is only preloaded, because the pointer is over a link, may be missing silently.
 */
export function keepForms(router: RegisteredRouter): void {
  let letGo: (() => void) | undefined
  // Blocks only while there are edits. A blocker is asked before each change of the address and answers later, and the
  // router misses an address that changes later than that while its first page is not drawn yet.
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
        // Returns at once for a part that is loaded already.
        for (const { options } of routes) await options.component?.preload?.()
      }))
    },
  })
}
