import { attempt } from '#lib/attempt.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { userDb } from '#offline/device/db.ts'
import { read } from '#offline/device/checked.ts'
import { transact } from '#offline/device/transact.ts'
import type { Draft } from '#offline/outbox/item.ts'
import { drafts as rows } from '#offline/outbox/rows.ts'

const slotOf = (userId: string, id: string) => `portal.last:${userId}:${id}`

/**
 * Writes a draft to localStorage as its page is unloaded. IndexedDB writes later, which a page that is closing may not
 * live to see; localStorage writes at once.
 * @param id as `draftId` names it
 */
export const writeUnloadDraft = (userId: string, id: string, draft: Draft): void =>
  keepText('localStorage', slotOf(userId, id), JSON.stringify(draft))

/** Removes it, once IndexedDB has the draft or the draft is gone. */
export const removeUnloadDraft = (userId: string, id: string): void =>
  keepText('localStorage', slotOf(userId, id), '')

/** Removes all that pages of a user wrote at their unload. */
export function removeUnloadDrafts(userId: string): void {
  for (const id of unloadDraftIds(userId)) removeUnloadDraft(userId, id)
}

const unloadDraftIds = (userId: string): string[] => {
  const begin = slotOf(userId, '')
  return (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(begin))
    .map((key) => key.slice(begin.length))
}

/**
 * Moves what pages wrote at their unload into IndexedDB; called before drafts are read. A newer draft there stays, and
 * what cannot be read is dropped: IndexedDB has all of it but the last letters.
 * @throws StorageProblem
 */
export async function restoreUnloadDrafts(userId: string): Promise<void> {
  for (const id of unloadDraftIds(userId)) {
    const said = attempt((): unknown => JSON.parse(textIn('localStorage', slotOf(userId, id)) ?? ''))
    if (rows.fits(said)) {
      await transact(userDb(userId), ['drafts'], async ({ drafts }) => {
        const kept = await read(drafts, id, rows)
        if (!kept || (kept.schema <= said.schema && kept.savedAt < said.savedAt)) drafts.put(said, id)
      })
    }
    removeUnloadDraft(userId, id)
  }
}
