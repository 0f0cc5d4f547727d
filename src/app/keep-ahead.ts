import type { AnyRouter } from '@tanstack/react-router'
import { subscribe } from 'valtio'
import { queryClient } from '#api/call/client.ts'
import { isTransient } from '#api/call/error.ts'
import { idle } from '#lib/idle.ts'
import { listen } from '#offline/channel.ts'
import { notePage } from '#offline/kept-pages.ts'
import { COMPLETE_CACHE } from '#offline/marks.ts'
import { deviceState } from '#offline/view.ts'
import { parseSearch } from './parse-search.ts'
import { account } from '#session/account.ts'
import { savesData } from '#lib/saves-data.ts'

/**
 * Lists the pages that this account should be able to open offline, one after another: the address of a page,
 * or a function that fetches the data of a page that does not fetch it before it renders. With `changed`,
 * only pages that may differ since calls of these areas were sent.
 */
type PathsAhead = (
  user: Pick<typeof account, 'userInfo' | 'enId'>,
  changed?: ReadonlySet<string>,
) => AsyncIterable<string | (() => Promise<void>)>

/** Waits until no query is fetching, so that fetching ahead never delays a request that is needed now. */
export const whenQueriesIdle = () =>
  Promise.allSettled(
    queryClient
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ promise }) => Promise.resolve(promise)),
  )

/** Interval and number of checks that the worker has stored all files; milliseconds, five minutes in all. */
const POLL = { every: 2_000, times: 150 }
/** Milliseconds before failed pages are retried once. */
const RETRY_DELAY = 60_000
/** Milliseconds for which pages stay fetched when the network goes and returns: an hour. */
const FETCHED_FOR = 3_600_000

/**
 * Waits until every file of the portal is on this device. Polls the cache instead of asking the worker,
 * because the browser may stop the worker half-way and its answer would never come.
 * @returns false without a worker, or when the time is over
 */
async function waitForPortal(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  for (let check = 0; check < POLL.times; check += 1) {
    if (await caches.has(COMPLETE_CACHE)) return true
    await new Promise((again) => setTimeout(again, POLL.every))
  }
  return false
}

/** Returns the queries that failed since `begun` (milliseconds). */
const failedSince = (begun: number) =>
  queryClient
    .getQueryCache()
    .findAll()
    .filter(({ state }) => state.status === 'error' && state.errorUpdatedAt >= begun)

/**
 * Returns true if a query failed because of the network or the city; a missing or forbidden record is no gap.
 */
const hasFailed = (begun: number) => failedSince(begun).some(({ state: { error } }) => isTransient(error))

/**
 * Marks queries fetched ahead since `begun` (milliseconds) as stale, so that a page that is opened later
 * refetches them. Called once all pages have been fetched, because consecutive pages share queries.
 */
function markStale(begun: number): void {
  void queryClient.invalidateQueries({
    predicate: ({ state, observers }) => state.dataUpdatedAt >= begun && observers.length === 0,
    refetchType: 'none',
  })
}

/**
 * Keeps pages on this device, so that each opens offline though it was never visited: fetches their first
 * queries and their code, one page after another while the browser is idle, and again after a sign-in,
 * sign-out or change of the enterprise. `common.ahead` reports the progress; failed pages are retried a
 * minute later. Submits change a user's own lists, so these are fetched again once the outbox is idle.
 * Fetches nothing when the person saves data, when the device stores nothing (e.g. a public computer), or
 * once the city stops responding. A failed query is left to its page, which refetches it.
 * @param pathsOf addresses of those pages
 */
export function keepAhead(router: AnyRouter, pathsOf: PathsAhead): void {
  if (savesData()) return
  let currentKey = ''
  /** User and enterprise for whom all pages were fetched; empty while fetching. */
  let doneFor = ''
  let changed = new Set<string>()
  /** Last account of which every page was fetched, and the time in milliseconds of this page. */
  let fetched = { who: '', at: 0 }
  const preload = (path: string) => {
    const { pathname, search } = new URL(path, location.origin)
    return router.preloadRoute({ to: pathname, search: parseSearch(search) })
  }
  const hasChanges = () => changed.size > 0 && !deviceState.sending && !document.hidden
  /** Fetches the changed pages again: the user's own lists, and the records in them. */
  const fetchChanged = async (who: string) => {
    const areas = changed
    changed = new Set()
    await fetchAll(who, areas).catch(() => false)
  }
  /** Fetches one page after another, changed ones first. Returns false if it stopped before the end. */
  const fetchAll = async (who: string, areas?: ReadonlySet<string>) => {
    const begun = Date.now()
    return await fetchPages(who, areas).finally(() => markStale(begun))
  }
  const fetchPages = async (who: string, areas?: ReadonlySet<string>) => {
    let stored = 0
    let missing = 0
    for await (const page of pathsOf(account, areas)) {
      await idle()
      await whenQueriesIdle()
      // Stops when another user has signed in or the device is offline; the next change of the account starts
      // anew. Also stops for a waiting update, because the old worker ends only when it receives no more
      // requests.
      if (who !== currentKey || deviceState.update || deviceState.storage !== 'disk') return false
      if (!areas && hasChanges()) await fetchChanged(who)
      const begun = Date.now()
      const isCut = await (typeof page === 'string' ? preload(page) : page()).then(
        () => false,
        (error: unknown) => isTransient(error),
      )
      await whenQueriesIdle()
      if (isCut || hasFailed(begun)) missing += 1
      else stored += 1
      if (who !== currentKey) return false
      if (typeof page === 'string' && failedSince(begun).length === 0) notePage(page, begun)
      if (!areas) deviceState.ahead = { kept: stored, done: false, ...(missing ? { missing } : {}) }
    }
    return true
  }
  const startFetching = async (who: string) => {
    deviceState.ahead = { kept: 0, done: false }
    const isAll = await fetchAll(who)
    if (who !== currentKey) return
    if (isAll) finish(who)
    // The queries are of no use without the portal's own files.
    const isWhole = isAll && (await waitForPortal().catch(() => false))
    if (who !== currentKey) return
    if (isWhole && deviceState.ahead?.missing) return void setTimeout(retry, RETRY_DELAY, who)
    deviceState.ahead = isWhole && deviceState.ahead ? { ...deviceState.ahead, done: true } : undefined
    if (isWhole) fetched = { who, at: performance.now() }
  }
  /** Fetches all pages once more if the same user is still signed in. */
  const retry = (who: string) => {
    if (who !== doneFor) return
    currentKey = ''
    update()
  }
  const finish = (who: string) => {
    doneFor = who
    update()
  }
  const update = () => {
    // Treats an offline device as nobody's, so that fetching starts anew when the network is back.
    const now = deviceState.reach === 'online' ? `${account.userInfo?.id ?? 'visitor'} ${account.enId}` : ''
    if (now === currentKey) {
      if (!now || doneFor !== now || !hasChanges()) return
      doneFor = ''
      return void fetchChanged(now).then(() => now === currentKey && finish(now))
    }
    currentKey = now
    // Fetches no page again after a short outage, because the devices of a whole city may come back at once.
    if (now && now === fetched.who && performance.now() - fetched.at < FETCHED_FOR) return finish(now)
    doneFor = ''
    // All pages are fetched anew, the changed ones included.
    changed.clear()
    // Ignores a failure to load the list of pages: the device keeps the pages it has.
    if (now) startFetching(now).catch(() => void (now === currentKey && (deviceState.ahead = undefined)))
  }
  listen((message) => {
    if (message.type !== 'sent') return
    changed.add(message.endpoint.split('.')[0]!)
    update()
  })
  document.addEventListener('visibilitychange', update)
  subscribe(account, update)
  subscribe(deviceState, update)
  update()
}
