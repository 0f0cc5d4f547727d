import { withLock } from '#lib/lock.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { within } from '#lib/within.ts'
import { dropDb, keepInMemory, userDb } from '#offline/device/db.ts'
import { DEVICE_LIMIT, owner } from '#offline/owner.ts'
import { removeUnloadDrafts } from '#offline/drafts/unload-drafts.ts'
import { forgetPictures } from '#offline/device/pictures.ts'
import { outboxLock } from '#offline/outbox/queue.ts'
import { common } from '#offline/view.ts'
import { clearTokens, isPublicDevice } from './tokens.ts'

/** Name of the lock that every tab of a public computer shares: the browser releases it with the last of them. */
const ALIVE = 'portal-public-device'
/** In the tab's own storage, which a reload keeps and a closed tab does not. */
export const TAB = 'portal.publicTab'

/**
 * At start, before anything is read. On a public computer whoever was signed in is signed out, unless this tab is only
 * loaded again or another one of theirs is still open: session cookies alone live as long as the browser.
 */
export async function startPublicDevice(): Promise<void> {
  if (!isPublicDevice()) return
  // A browser that does not answer in time counts as having no other tab: signing in again is the smaller harm.
  if (!textIn('sessionStorage', TAB) && !(await within(DEVICE_LIMIT, someTabLives()))) {
    clearTokens()
    await within(DEVICE_LIMIT, forgetPictures())
  }
  stayPublic()
}

/** What a user leaves in their store or among the pictures goes when they sign out: on a public computer, or where they wish it. */
export async function forgetUser(userId: string): Promise<void> {
  removeUnloadDrafts(userId)
  await Promise.all([dropDb(userDb(userId)), forgetPictures()])
  // Deletes it once more after the outbox has ended: an item that is being sent right now would write its receipt into it.
  // Not where the same user has signed in again meanwhile: then the database is in use.
  const dropRest = async () => void (owner()?.userId === userId || (await dropDb(userDb(userId))))
  void withLock(outboxLock(userId), dropRest).catch(() => undefined)
}

async function someTabLives(): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === ALIVE)
}

/** Keeps everything in memory from now on, so that nothing outlives the page; called at the start, or where another tab says so. */
export function stayPublic(): void {
  if (common.storage === 'public') return
  keepInMemory()
  common.storage = 'public'
  keepText('sessionStorage', TAB, '1')
  if ('locks' in navigator) {
    // The lock is held until the tab is closed.
    void navigator.locks.request(ALIVE, { mode: 'shared' }, () => new Promise(() => undefined))
  }
  addEventListener('beforeunload', (event) => {
    if (common.outbox.length > 0 || common.dirtyForms > 0) event.preventDefault()
  })
}
