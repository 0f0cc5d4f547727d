import type { AnyRouter } from '@tanstack/react-router'
import { subscribe } from 'valtio'
import { queryClient } from '#api/call/client.ts'
import { idle } from '#lib/idle.ts'
import { WHOLE } from '#offline/marks.ts'
import { common } from '#offline/view.ts'
import { parseSearch } from './parse-search.ts'
import { account } from '#session/account.ts'
import { savesData } from '#lib/saves-data.ts'

/**
 * What this account is to open without a network, one after another: the address of a page, or what asks for it where the
 * page does not ask by itself before it is drawn.
 */
type PathsAhead = (
  whose: Pick<typeof account, 'userInfo' | 'enId'>,
) => AsyncIterable<string | (() => Promise<void>)>

/** Waits until nothing is being asked, so that what is fetched ahead never stands in a queue before what is wanted now. */
const answered = () =>
  Promise.allSettled(
    queryClient
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ promise }) => Promise.resolve(promise)),
  )

/** How often is looked whether the worker has brought all, in milliseconds, and how many times at most: five minutes. */
const LOOK = { every: 2_000, times: 150 }

/**
 * Waits until every file of the portal is on this device. The cache is looked at instead of asking the worker, which the
 * browser may end half-way and start again, so that its answer would never come.
 * @returns false where there is no worker, or not in time
 */
async function portalKept(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  for (let look = 0; look < LOOK.times; look += 1) {
    if (await caches.has(WHOLE)) return true
    await new Promise((again) => setTimeout(again, LOOK.every))
  }
  return false
}

/** Marks what was fetched ahead since `begun` (milliseconds) as stale, so that a page that is opened later asks for it again. */
function askAnew(begun: number): void {
  void queryClient.invalidateQueries({
    predicate: ({ state, observers }) => state.dataUpdatedAt >= begun && observers.length === 0,
    refetchType: 'none',
  })
}

/**
 * Keeps pages on this device, so that each opens without a network though it was never visited: their first answers and
 * their code, one page after another while the browser is idle, and again for whoever signs in or out or changes the
 * enterprise; `common.ahead` says how far that is. Nothing is brought where the person saves data, where the device keeps
 * nothing (a public computer, say), or once the city stops answering. What fails is left to the page itself, which asks
 * anew.
 * @param pathsOf addresses of those pages
 */
export function keepAhead(router: AnyRouter, pathsOf: PathsAhead): void {
  if (savesData()) return
  let whose = ''
  const preloaded = (path: string) => {
    const { pathname, search } = new URL(path, location.origin)
    return router.preloadRoute({ to: pathname, search: parseSearch(search) })
  }
  const bring = async (who: string) => {
    let kept = 0
    common.ahead = { kept, done: false }
    for await (const page of pathsOf(account)) {
      await idle()
      await answered()
      // Another user or enterprise is current by now, or there is no network: `look` begins anew for that.
      if (who !== whose) return
      // A newer version waits: the older worker ends, and lets it in, only once no page asks it for anything.
      if (common.update || common.storage !== 'disk') return void (common.ahead = undefined)
      const begun = Date.now()
      await (typeof page === 'string' ? preloaded(page) : page()).catch(() => undefined)
      await answered()
      askAnew(begun)
      if (who !== whose) return
      kept += 1
      common.ahead = { kept, done: false }
    }
    // Their answers are of no use without the portal's own files.
    const isWhole = await portalKept().catch(() => false)
    if (who === whose) common.ahead = isWhole ? { kept, done: true } : undefined
  }
  const look = () => {
    // Without a network nobody is current: what was broken off begins anew when the network is back.
    const now = common.reach === 'online' ? `${account.userInfo?.id ?? 'visitor'} ${account.enId}` : ''
    if (now === whose) return
    whose = now
    // The module that names the pages may be missing without a network: then the device keeps what it has.
    if (now) bring(now).catch(() => void (now === whose && (common.ahead = undefined)))
  }
  subscribe(account, look)
  subscribe(common, look)
  look()
}
