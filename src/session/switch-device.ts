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
 * 公共电脑模式 on: what rests here for the signed-in user goes, tokens end with the browser, and from now on all is
 * kept in memory. The page is loaded again.
 * @throws Error with words where something waits to be sent: it would be lost
 */
export async function becomePublic(): Promise<void> {
  await nothingWaits()
  const who = owner()
  // Before all else: nothing may be written to the disk while the rest goes on.
  keepInMemory()
  markPublicDevice(true)
  keepText('sessionStorage', TAB, '1')
  rewriteTokens()
  if (who) removeUnloadDrafts(who.userId)
  await Promise.all([dropDb(SHARED), ...(who ? [dropDb(userDb(who.userId))] : []), forgetPictures()])
  announce({ type: 'public-device' })
  location.reload()
}

/** 公共电脑模式 off: from the next load on things are kept on this device. What is in memory is lost. @throws as {@link becomePublic} */
export async function becomePrivate(): Promise<void> {
  await nothingWaits()
  markPublicDevice(false)
  keepText('sessionStorage', TAB, '')
  rewriteTokens()
  location.reload()
}

async function nothingWaits(): Promise<void> {
  const { length } = await listOutbox()
  if (length > 0) throw new Error(`还有 ${String(length)} 项待上传，请先提交或放弃`)
}

/** Keeps the switch on this device, for as long as browsers keep a cookie at all: 400 days. */
export function markPublicDevice(on: boolean): void {
  const age = on ? 400 * 86_400 : 0
  document.cookie = `${PUBLIC_COOKIE}=1; Path=/; Max-Age=${String(age)}; SameSite=Lax`
}

/** Writes the cookies of the session anew, with the life that the device's mode allows them. */
function rewriteTokens(): void {
  const { userId, accessToken, refreshToken } = readTokens()
  if (!accessToken || !refreshToken) return
  writeTokens({ access_token: accessToken, refresh_token: refreshToken })
  nameOwner(userId)
}
