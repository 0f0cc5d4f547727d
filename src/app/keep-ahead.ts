import type { AnyRouter } from '@tanstack/react-router'
import { subscribe } from 'valtio'
import { queryClient } from '#api/call/client.ts'
import { isPassing } from '#api/call/error.ts'
import { idle } from '#lib/idle.ts'
import { listen } from '#offline/channel.ts'
import { notePage } from '#offline/kept-pages.ts'
import { WHOLE } from '#offline/marks.ts'
import { common } from '#offline/view.ts'
import { parseSearch } from './parse-search.ts'
import { account } from '#session/account.ts'
import { savesData } from '#lib/saves-data.ts'

/**
 * What this account is to open without a network, one after another: the address of a page, or what asks for it where the
 * page does not ask by itself before it is drawn. With `changed`, only what may be other since calls of these areas were
 * sent.
 */
type PathsAhead = (
  whose: Pick<typeof account, 'userInfo' | 'enId'>,
  changed?: ReadonlySet<string>,
) => AsyncIterable<string | (() => Promise<void>)>

/** Waits until nothing is being asked, so that what is fetched ahead never stands in a queue before what is wanted now. */
export const answered = () =>
  Promise.allSettled(
    queryClient
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ promise }) => Promise.resolve(promise)),
  )

/** How often is looked whether the worker has brought all, in milliseconds, and how many times at most: five minutes. */
const LOOK = { every: 2_000, times: 150 }
/** Milliseconds after which what did not come is tried once more. */
const AGAIN = 60_000

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

/** Says what was asked for since `begun` (milliseconds) and is not here. */
const failedSince = (begun: number) =>
  queryClient
    .getQueryCache()
    .findAll()
    .filter(({ state }) => state.status === 'error' && state.errorUpdatedAt >= begun)

/** True where one of these came not because of the line or the city: what is gone, or not theirs, is no gap. */
const hasMissed = (begun: number) => failedSince(begun).some(({ state: { error } }) => isPassing(error))

/**
 * Marks what was fetched ahead since `begun` (milliseconds) as stale, so that a page that is opened later asks for it
 * again. Called once all is brought: pages that are brought one after the other share answers.
 */
function askAnew(begun: number): void {
  void queryClient.invalidateQueries({
    predicate: ({ state, observers }) => state.dataUpdatedAt >= begun && observers.length === 0,
    refetchType: 'none',
  })
}

/**
 * Keeps pages on this device, so that each opens without a network though it was never visited: their first answers and
 * their code, one page after another while the browser is idle, and again for whoever signs in or out or changes the
 * enterprise; `common.ahead` says how far that is, and what did not come is tried again a minute later. What was sent
 * changes lists of one's own: these are brought again once nothing is being sent any more. Nothing is brought where the person saves data, where the device keeps nothing (a public
 * computer, say), or once the city stops answering. What fails is left to the page itself, which asks anew.
 * @param pathsOf addresses of those pages
 */
export function keepAhead(router: AnyRouter, pathsOf: PathsAhead): void {
  if (savesData()) return
  let whose = ''
  /** Whom all was brought for, while nothing is being brought. */
  let brought = ''
  let changed = new Set<string>()
  const preloaded = (path: string) => {
    const { pathname, search } = new URL(path, location.origin)
    return router.preloadRoute({ to: pathname, search: parseSearch(search) })
  }
  const isChanged = () => changed.size > 0 && !common.sending && !document.hidden
  /** Brings again what was changed: lists of one's own, and records in them. */
  const renew = async (who: string) => {
    const areas = changed
    changed = new Set()
    await bringAll(who, areas).catch(() => false)
  }
  /** Brings one after another; what was changed meanwhile goes first. False where that came to an end before it was done. */
  const bringAll = async (who: string, areas?: ReadonlySet<string>) => {
    const begun = Date.now()
    return await bringPages(who, areas).finally(() => askAnew(begun))
  }
  const bringPages = async (who: string, areas?: ReadonlySet<string>) => {
    let kept = 0
    let missing = 0
    for await (const page of pathsOf(account, areas)) {
      await idle()
      await answered()
      // Somebody else is here now, or the line has gone: whoever comes begins anew. A worker that a newer one waits for
      // ends only when it is asked for nothing.
      if (who !== whose || common.update || common.storage !== 'disk') return false
      if (!areas && isChanged()) await renew(who)
      const begun = Date.now()
      const isCut = await (typeof page === 'string' ? preloaded(page) : page()).then(
        () => false,
        (error: unknown) => isPassing(error),
      )
      await answered()
      if (isCut || hasMissed(begun)) missing += 1
      else kept += 1
      if (who !== whose) return false
      if (typeof page === 'string' && failedSince(begun).length === 0) notePage(page, begun)
      if (!areas) common.ahead = { kept, done: false, ...(missing ? { missing } : {}) }
    }
    return true
  }
  const bring = async (who: string) => {
    common.ahead = { kept: 0, done: false }
    const isAll = await bringAll(who)
    if (who !== whose) return
    if (isAll) settle(who)
    // Their answers are of no use without the portal's own files.
    const isWhole = isAll && (await portalKept().catch(() => false))
    if (who !== whose) return
    if (isWhole && common.ahead?.missing) return void setTimeout(tryAgain, AGAIN, who)
    common.ahead = isWhole && common.ahead ? { ...common.ahead, done: true } : undefined
  }
  /** Brings all once more for who is still here. */
  const tryAgain = (who: string) => {
    if (who !== brought) return
    whose = ''
    look()
  }
  const settle = (who: string) => {
    brought = who
    look()
  }
  const look = () => {
    // Without a network nobody is current: what was broken off begins anew when the network is back.
    const now = common.reach === 'online' ? `${account.userInfo?.id ?? 'visitor'} ${account.enId}` : ''
    if (now === whose) {
      if (!now || brought !== now || !isChanged()) return
      brought = ''
      return void renew(now).then(() => now === whose && settle(now))
    }
    whose = now
    brought = ''
    // All is brought anew, and what was changed with it.
    changed.clear()
    // What names the pages may not be had either: the device then keeps what it has.
    if (now) bring(now).catch(() => void (now === whose && (common.ahead = undefined)))
  }
  listen((message) => {
    if (message.type !== 'sent') return
    changed.add(message.endpoint.split('.')[0]!)
    look()
  })
  document.addEventListener('visibilitychange', look)
  subscribe(account, look)
  subscribe(common, look)
  look()
}
