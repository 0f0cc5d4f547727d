import type { AnyRouter } from '@tanstack/react-router'
import { subscribe } from 'valtio'
import type { UserInfo } from '#api/session.ts'
import { queryClient } from '#api/call/client.ts'
import { idle } from '#lib/idle.ts'
import { common } from '#offline/view.ts'
import { account } from '#session/account.ts'

/** Where a browser says so, the person pays for each byte, or the line is slow. */
interface Connection {
  connection?: { saveData?: boolean }
}

/** Addresses under 我的 that a user's menu names. */
export type OwnPaths = (user: UserInfo | undefined) => Promise<string[]>

/** Waits until nothing is being asked, so that what is fetched ahead never stands in a queue before what is wanted now. */
const answered = () =>
  Promise.allSettled(
    queryClient
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ promise }) => Promise.resolve(promise)),
  )

/** Makes whoever opens a page ask again for what was only fetched ahead since `begun` (milliseconds): it may be old by then. */
function askAnew(begun: number): void {
  void queryClient.invalidateQueries({
    predicate: ({ state, observers }) => state.dataUpdatedAt >= begun && observers.length === 0,
    refetchType: 'none',
  })
}

/**
 * Keeps the pages under 我的 on this device, so that each opens without a network though it was never visited: their
 * first answers and their code, one page after another while the browser is idle, and again for whoever signs in or
 * changes the enterprise. Nothing is brought where the person saves data, where the device keeps nothing (a public
 * computer, say), or once the city stops answering. What fails is left to the page itself, which asks anew.
 *
 * @param pathsOf addresses under 我的 that this user's menu names
 */
export function keepOwn(router: AnyRouter, pathsOf: OwnPaths): void {
  if ((navigator as Navigator & Connection).connection?.saveData) return
  let whose = ''
  const bring = async (who: string) => {
    for (const path of await pathsOf(account.userInfo)) {
      await idle()
      await answered()
      // Somebody else is here now, or nothing is to be had: whoever comes begins anew. A worker that a newer one waits for
      // ends only when it is asked for nothing.
      if (who !== whose || common.update || common.storage !== 'disk' || common.reach !== 'online') return
      const begun = Date.now()
      await router.preloadRoute({ to: path }).catch(() => undefined)
      await answered()
      askAnew(begun)
    }
  }
  const look = () => {
    // Whatever the line broke off is begun anew when it is back.
    const now = account.userInfo && common.reach === 'online' ? `${account.userInfo.id} ${account.enId}` : ''
    if (now === whose) return
    whose = now
    if (now) void bring(now)
  }
  subscribe(account, look)
  subscribe(common, look)
  look()
}
