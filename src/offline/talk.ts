import { del } from 'idb-keyval'
import { keepText } from '#lib/small-store.ts'
import { announce } from './channel.ts'
import { storeOf } from './device/db.ts'
import { owner, ownDb } from './owner.ts'

/**
 * Where the conversation with 小易 is kept: under this key in the user's own database, of which it goes at sign-out like
 * what was read; for a visitor in the tab, as long as the tab lives.
 */
export const TALK = 'assistant'

/** Forgets the conversation of the signed-in user or the visitor, also where it is open in another tab. @throws StorageProblem */
export async function clearTalk(): Promise<void> {
  const who = owner()
  if (!who) return keepText('sessionStorage', TALK, '')
  await del(TALK, storeOf(ownDb(), 'meta'))
  announce({ type: 'talk', userId: who.userId })
}
