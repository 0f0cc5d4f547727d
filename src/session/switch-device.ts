import { keepText } from '#lib/small-store.ts'
import { announce } from '#offline/channel.ts'
import { dropDb, keepInMemory, SHARED, userDb } from '#offline/device/db.ts'
import { owner } from '#offline/owner.ts'
import { forgetPictures } from '#offline/device/pictures.ts'
import { removeUnloadDrafts } from '#offline/drafts/unload-drafts.ts'
import { listOutbox } from '#offline/outbox/store.ts'
import { TAB } from './public-device.ts'
import { PUBLIC_COOKIE } from './cookies.ts'
import { nameOwner, readTokens, writeTokens } from './tokens.ts'

/**
 * Switches 公共电脑模式 on: deletes the signed-in user's data, lets tokens end with the browser, and keeps all data
 * in memory from now on. Reloads the page.
 * @throws Error with a message for people if the outbox has items, because they would be lost
 */
export async function becomePublic(): Promise<void> {
  await checkOutboxEmpty()
  const who = owner()
  // Runs first, so that nothing is written to the disk meanwhile.
  keepInMemory()
  markPublicDevice(true)
  keepText('sessionStorage', TAB, '1')
  rewriteTokens()
  if (who) {
    announce({ type: 'removing', userId: who.userId })
    removeUnloadDrafts(who.userId)
  }
  await Promise.all([dropDb(SHARED), ...(who ? [dropDb(userDb(who.userId))] : []), forgetPictures()])
  announce({ type: 'public-device' })
  location.reload()
}

/**
 * Switches 公共电脑模式 off: stores data on this device from the next load on. Data in memory is lost. @throws as
 * {@link becomePublic}
 */
export async function becomePrivate(): Promise<void> {
  await checkOutboxEmpty()
  markPublicDevice(false)
  keepText('sessionStorage', TAB, '')
  rewriteTokens()
  location.reload()
}

async function checkOutboxEmpty(): Promise<void> {
  const { length } = await listOutbox()
  if (length > 0) throw new Error(`还有 ${String(length)} 项待上传，请先提交或放弃`)
}

/** Stores the switch on this device for 400 days, the longest that browsers keep a cookie. */
export function markPublicDevice(on: boolean): void {
  const age = on ? 400 * 86_400 : 0
  document.cookie = `${PUBLIC_COOKIE}=1; Path=/; Max-Age=${String(age)}; SameSite=Lax`
}

/** Rewrites the session's cookies with the age that the device's mode allows. */
function rewriteTokens(): void {
  const { userId, accessToken, refreshToken } = readTokens()
  if (!accessToken || !refreshToken) return
  writeTokens({ access_token: accessToken, refresh_token: refreshToken })
  nameOwner(userId)
}
