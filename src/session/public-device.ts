import { listen } from '#offline/channel.ts'
import { dropDb, keepInMemory, userDb } from '#offline/db.ts'
import { forgetPictures } from '#offline/pictures.ts'
import { common } from '#offline/view.ts'
import { keepText, textIn } from '#lib/small-store.ts'
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
  listen((word) => word.type === 'public-device' && stayPublic())
  if (!isPublicDevice()) return
  if (!textIn('sessionStorage', TAB) && !(await someTabLives())) {
    clearTokens()
    await forgetPictures()
  }
  stayPublic()
}

/** On a public computer, what a user leaves in memory or among the pictures goes when they sign out. */
export async function forgetUser(userId: string): Promise<void> {
  if (common.storage === 'public') await Promise.all([dropDb(userDb(userId)), forgetPictures()])
}

async function someTabLives(): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === ALIVE)
}

function stayPublic(): void {
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
