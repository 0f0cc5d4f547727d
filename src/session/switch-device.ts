import { announce } from '#offline/channel.ts'
import { dropDb, keepInMemory, SHARED, userDb } from '#offline/db.ts'
import { owner } from '#offline/owner.ts'
import { forgetPictures } from '#offline/pictures.ts'
import { listOutbox } from '#offline/store.ts'
import { TAB } from './public-device.ts'
import { markPublicDevice, rewriteTokens } from './tokens.ts'

/**
 * 公共电脑模式 on: what rests here for the signed-in user goes, tokens end with the browser, and from now on all is
 * kept in memory. The page is loaded again.
 * @throws Error with words where something waits to be sent: it would be lost
 */
export async function becomePublic(): Promise<void> {
  await nothingWaits()
  const who = owner()
  // First of all: nothing may be written to the disk behind us.
  keepInMemory()
  markPublicDevice(true)
  sessionStorage.setItem(TAB, '1')
  rewriteTokens()
  await Promise.all([dropDb(SHARED), ...(who ? [dropDb(userDb(who.userId))] : []), forgetPictures()])
  announce({ type: 'public-device' })
  location.reload()
}

/** And off again: from the next load on things are kept here. What rests in memory goes with this page. @throws as above */
export async function becomePrivate(): Promise<void> {
  await nothingWaits()
  markPublicDevice(false)
  sessionStorage.removeItem(TAB)
  rewriteTokens()
  location.reload()
}

async function nothingWaits(): Promise<void> {
  const { length } = await listOutbox()
  if (length > 0) throw new Error(`还有 ${String(length)} 项待上传，请先提交或放弃`)
}
