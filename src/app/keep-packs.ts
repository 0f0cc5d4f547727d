import { subscribe } from 'valtio'
import { queryClient } from '#api/call/client.ts'
import { cityNow } from '#lib/clock.ts'
import { isGoodLine } from '#lib/good-line.ts'
import { idle } from '#lib/idle.ts'
import { onReach } from '#offline/reach.ts'
import { bringPack } from '#offline/packs/bring.ts'
import { type PackPieces, piecesOf, setPackPieces } from '#offline/packs/kinds.ts'
import { isDue } from '#offline/packs/pack.ts'
import { checkedPacks } from '#offline/packs/store.ts'
import { deviceState } from '#offline/view.ts'
import { account } from '#session/account.ts'
import { whenQueriesIdle } from './keep-ahead.ts'

/** Milliseconds before a pack that could not be renewed is tried again: ten minutes. */
const RETRY_AFTER = 600_000

/**
 * Renews the packs (出发包) of the current enterprise that are in use: one after another while the browser is idle, if one
 * is a day old or lacks a piece. Renews nothing where the person saves data or the line is slow, and nothing on a public
 * computer.
 * @param load loads the pieces of every kind of pack
 */
export function keepPacks(load: () => Promise<PackPieces>): void {
  setPackPieces(load)
  const triedAt = new Map<string, number>()
  let isRenewing = false
  const mayRenew = () =>
    account.userInfo !== undefined &&
    deviceState.reach === 'online' &&
    deviceState.storage === 'disk' &&
    isGoodLine()
  const userNow = () => `${account.userInfo?.id ?? ''} ${account.enId}`
  const renew = async (who: string) => {
    for (const pack of await checkedPacks()) {
      const name = [who, pack.kind, pack.record].join(' ')
      const isTried = (triedAt.get(name) ?? -Infinity) > performance.now() - RETRY_AFTER
      if (pack.enId !== account.enId || isTried || !isDue(pack, cityNow())) continue
      await idle()
      await whenQueriesIdle()
      if (!mayRenew() || userNow() !== who) return
      triedAt.set(name, performance.now())
      await bringPack(pack, await piecesOf(queryClient, pack))
    }
  }
  const update = () => {
    if (isRenewing || !mayRenew()) return
    isRenewing = true
    const who = userNow()
    renew(who)
      // Leaves a device that cannot be read to 本机存储, which names it.
      .catch(() => undefined)
      .finally(() => {
        isRenewing = false
        if (userNow() !== who) update()
      })
  }
  subscribe(account, update)
  onReach(update)
  update()
}
