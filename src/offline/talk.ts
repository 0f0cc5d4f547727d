import { del } from 'idb-keyval'
import { keepText } from '#lib/small-store.ts'
import { announce } from './channel.ts'
import { storeOf } from './device/db.ts'
import { owner, ownDb } from './owner.ts'

/**
 * Key of the conversation with 小易: in the user's own database, from which it is deleted at sign-out like cached
 * answers; for a visitor in the tab's sessionStorage.
 */
export const TALK = 'assistant'

/** Deletes the conversation of the signed-in user or the visitor, in other tabs too. @throws StorageProblem */
export async function clearTalk(): Promise<void> {
  const who = owner()
  if (!who) return keepText('sessionStorage', TALK, '')
  await del(TALK, storeOf(ownDb(), 'meta'))
  announce({ type: 'talk', userId: who.userId })
}
