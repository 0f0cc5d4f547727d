import { withLock } from '#lib/lock.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { announce } from '#offline/channel.ts'
import { dropDb, keepInMemory, userDb } from '#offline/device/db.ts'
import { DEVICE_LIMIT, owner } from '#offline/owner.ts'
import { removeUnloadDrafts } from '#offline/drafts/unload-drafts.ts'
import { forgetPictures } from '#offline/device/pictures.ts'
import { dropAllReceived } from '#offline/received.ts'
import { outboxLock } from '#offline/outbox/queue.ts'
import { deviceState } from '#offline/view.ts'
import { clearTokens, isPublicDevice } from './tokens.ts'

/** Name of the lock shared by every tab of a public computer; the browser releases it with the last tab. */
const TAB_LOCK = 'portal-public-device'
/** Key in session storage, which survives a reload but not the closing of the tab. */
export const TAB = 'portal.publicTab'

/**
 * Runs at the start, before any other read. On a public computer, signs out the previous user unless this tab
 * was only reloaded or another tab of theirs is still open, because session cookies live until the browser is
 * closed.
 */
export async function startPublicDevice(): Promise<void> {
  if (!isPublicDevice()) return
  // A browser that does not answer in time counts as having no other tab, because signing in again is the
  // smaller harm.
  if (!textIn('sessionStorage', TAB) && !(await withTimeout(DEVICE_LIMIT, hasOtherTab()))) {
    clearTokens()
    await withTimeout(DEVICE_LIMIT, forgetPictures())
  }
  stayPublic()
}

/** Deletes the store and the pictures of a user at a sign-out: on a public computer, or on request. */
export async function forgetUser(userId: string): Promise<void> {
  announce({ type: 'removing', userId })
  removeUnloadDrafts(userId)
  await Promise.all([
    dropDb(userDb(userId)),
    forgetPictures(),
    dropAllReceived(userId).catch(() => undefined),
  ])
  // Deletes the database once more after the outbox has ended, because an item that is being sent now would
  // still write its receipt. Does not if the same user has signed in again, because the database is then in
  // use.
  const dropRest = async () => void (owner()?.userId === userId || (await dropDb(userDb(userId))))
  void withLock(outboxLock(userId), dropRest).catch(() => undefined)
}

async function hasOtherTab(): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === TAB_LOCK)
}

/**
 * Keeps everything in memory from now on, so that nothing outlives the page; called at the start, or when
 * another tab announces the switch.
 */
export function stayPublic(): void {
  if (deviceState.storage === 'public') return
  keepInMemory()
  deviceState.storage = 'public'
  keepText('sessionStorage', TAB, '1')
  if ('locks' in navigator) {
    // Holds the lock until the tab is closed.
    void navigator.locks.request(TAB_LOCK, { mode: 'shared' }, () => new Promise(() => undefined))
  }
  addEventListener('beforeunload', (event) => {
    if (deviceState.outbox.length > 0 || deviceState.dirtyForms > 0) event.preventDefault()
  })
}
