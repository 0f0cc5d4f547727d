import { promisifyRequest } from 'idb-keyval'
import { cityNow } from '#lib/clock.ts'
import { announce, HERE } from '#offline/channel.ts'
import { getRow, getRows, read } from '#offline/device/checked.ts'
import { storeOf, userDb } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import type { Draft, DraftKey } from '#offline/outbox/item.ts'
import { dropFiles } from './files.ts'
import { restoreUnloadDrafts } from './unload-drafts.ts'
import { owner, ownDb } from '#offline/owner.ts'
import { StorageProblem } from '#offline/device/problem.ts'
import { drafts as rows } from '#offline/outbox/rows.ts'

export type { Draft, DraftKey } from '#offline/outbox/item.ts'

/** Returns the key of a draft in its user's store: one per enterprise, form and record. */
export const draftId = (enId: string, key: DraftKey): string => `${enId}|${key.form}|${key.record}`

const idOf = (key: DraftKey) => draftId(owner()?.enId ?? '', key)

/** Returns the draft of this form and record in the current enterprise. */
export async function loadDraft(key: DraftKey): Promise<Draft | undefined> {
  const who = owner()
  if (!who) return undefined
  await restoreUnloadDrafts(who.userId)
  return await getRow(userDb(who.userId), 'drafts', draftId(who.enId, key), rows)
}

/** Returns the signed-in user's drafts of this form and record for other enterprises. */
export async function loadForeign({ form, record }: DraftKey): Promise<Draft[]> {
  const who = owner()
  if (!who) return []
  return (await allDrafts(who.userId)).filter(
    ({ enId, key }) => enId !== who.enId && key.form === form && key.record === record,
  )
}

async function allDrafts(userId: string): Promise<Draft[]> {
  await restoreUnloadDrafts(userId)
  return (await getRows(userDb(userId), 'drafts', rows)).map(([, draft]) => draft)
}

/**
 * Saves a draft of `who` (the signed-in user by default); the browser has it when this returns, even if the page
 * closes. Asks the browser once for persistent storage.
 * @param atOnce writes without first checking for a draft of a newer version, and without waiting for the disk, because
 * a page that is left gets no answer to a read, and aborts queued writes, which would lose the last letters. Only for a
 * form that has saved this draft before.
 * @param isWanted asked in the moment of the write, which the device may hold back: false writes nothing
 * @throws StorageProblem, also if a newer version of the form has saved a draft, which stays
 */
export async function saveDraft(
  draft: Omit<Draft, 'savedAt' | 'enId'>,
  who = owner(),
  atOnce = false,
  isWanted: () => boolean = () => true,
): Promise<Draft> {
  if (!who) throw new Error('nobody is signed in')
  const { userId, enId } = who
  const kept: Draft = { ...draft, enId, savedAt: new Date(cityNow()).toISOString() }
  const at = draftId(enId, draft.key)
  if (atOnce) {
    await storeOf(userDb(userId), 'drafts', { durability: 'relaxed' })('readwrite', (drafts) => {
      if (isWanted()) drafts.put(kept, at)
      return promisifyRequest(drafts.transaction)
    })
  } else {
    await transact(userDb(userId), ['drafts'], async ({ drafts }) => {
      const before = await read(drafts, at, rows)
      if (before && before.schema > kept.schema) throw new StorageProblem('newer')
      if (isWanted()) drafts.put(kept, at)
    })
  }
  announce({ type: 'drafts', id: at, by: HERE })
  void askForPersistence()
  return kept
}

/** Deletes a draft with its files. */
export async function removeDraft(key: DraftKey): Promise<void> {
  const who = owner()
  const at = idOf(key)
  if (who) {
    await restoreUnloadDrafts(who.userId)
    announce({ type: 'removing', userId: who.userId, ids: [at] })
  }
  await transact(ownDb(), ['drafts', 'outbox', 'files'], async (stores) => {
    const draft = await read(stores.drafts, at, rows)
    stores.drafts.delete(at)
    await dropFiles(draft?.files ?? [], stores)
  })
  announce({ type: 'drafts' })
}

/** Returns all drafts of one enterprise of the signed-in user, the current one by default; newest first. */
export async function listDrafts(enId = owner()?.enId): Promise<Draft[]> {
  const who = owner()
  if (!who) return []
  return (await allDrafts(who.userId))
    .filter((draft) => draft.enId === enId)
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt))
}

let hasAskedForPersistence = false

/** Asks for persistent storage, without which a browser may clear everything when the disk is full. */
async function askForPersistence(): Promise<void> {
  if (hasAskedForPersistence || typeof navigator === 'undefined' || !('storage' in navigator)) return
  hasAskedForPersistence = true
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}
