import type { RegisteredRouter, RouterHistory } from '@tanstack/react-router'
import { subscribe } from 'valtio'
import { loadChunksFor } from '#offline/chunk.ts'
import { deviceState } from '#offline/view.ts'

/**
 * Leaves a form with edits only for a page whose parts are available; otherwise the form stays and
 * DeviceNotices says so. A part that is only preloaded, because the pointer is over a link, may be missing
 * silently.
 */
export function keepForms(router: RegisteredRouter): void {
  let unblock: (() => void) | undefined
  // Blocks only while there are edits: a blocker runs before each change of the address and resolves later,
  // and the router misses an address that changes after that while its first page is not rendered yet.
  subscribe(deviceState, () => {
    if (deviceState.dirtyForms > 0) unblock ??= block(router)
    else {
      unblock?.()
      unblock = undefined
    }
  })
}

function block(router: RegisteredRouter): () => void {
  const history: RouterHistory = router.history
  return history.block({
    enableBeforeUnload: false,
    async blockerFn({ nextLocation: { pathname, href } }) {
      const [routes] = router.getMatchedRoutes(pathname)
      return !(await loadChunksFor(href, async () => {
        // Returns at once for a part that is loaded already.
        for (const { options } of routes) await options.component?.preload?.()
      }))
    },
  })
}
