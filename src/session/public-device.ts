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

/** Held by every tab of a public computer: a browser lets go of it with the last one. */
const ALIVE = 'portal-public-device'
/** In the tab's own storage, which a reload keeps and a closed tab does not. */
export const TAB = 'portal.publicTab'

/**
 * At start, before anything is read. On a public computer whoever was signed in is signed out, unless this tab is only
 * loaded again or another one of theirs is still open: session cookies alone live as long as the browser.
 */
export async function startPublicDevice(): Promise<void> {
  if (!isPublicDevice()) return
  // A browser that does not say so in time knows of none: who is signed out without need signs in again.
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
  // What is going up right now would leave its receipt behind. Who has signed in again meanwhile has begun anew there.
  const dropRest = async () => void (owner()?.userId === userId || (await dropDb(userDb(userId))))
  void withLock(outboxLock(userId), dropRest).catch(() => undefined)
}

async function someTabLives(): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === ALIVE)
}

/** From now on nothing of this page outlives it: another tab has said so, or the start. */
export function stayPublic(): void {
  if (common.storage === 'public') return
  keepInMemory()
  common.storage = 'public'
  keepText('sessionStorage', TAB, '1')
  if ('locks' in navigator) {
    // Never given back: it ends with the tab.
    void navigator.locks.request(ALIVE, { mode: 'shared' }, () => new Promise(() => undefined))
  }
  addEventListener('beforeunload', (event) => {
    if (common.outbox.length > 0 || common.dirtyForms > 0) event.preventDefault()
  })
}
