import { attempt } from '#lib/attempt.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { userDb } from '#offline/device/db.ts'
import { read } from '#offline/device/checked.ts'
import { transact } from '#offline/device/transact.ts'
import type { Draft } from '#offline/outbox/item.ts'
import { drafts as rows } from '#offline/outbox/rows.ts'

const storageKeyOf = (userId: string, id: string) => `portal.last:${userId}:${id}`

/**
 * Writes a draft to localStorage when its page is unloaded. IndexedDB writes asynchronously, maybe after the page has
 * closed; localStorage writes at once.
 * @param id of `draftId`
 */
export const writeUnloadDraft = (userId: string, id: string, draft: Draft): void =>
  keepText('localStorage', storageKeyOf(userId, id), JSON.stringify(draft))

/** Removes a draft written at unload, after IndexedDB has the draft or the draft was deleted. */
export const removeUnloadDraft = (userId: string, id: string): void =>
  keepText('localStorage', storageKeyOf(userId, id), '')

/** Removes all drafts that pages of a user wrote at unload. */
export function removeUnloadDrafts(userId: string): void {
  for (const id of unloadDraftIds(userId)) removeUnloadDraft(userId, id)
}

const unloadDraftIds = (userId: string): string[] => {
  const begin = storageKeyOf(userId, '')
  return (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(begin))
    .map((key) => key.slice(begin.length))
}

/**
 * Moves drafts written at unload into IndexedDB, before drafts are read. A newer draft there stays. An invalid one is
 * dropped, because IndexedDB lacks only its last letters.
 * @throws StorageProblem
 */
export async function restoreUnloadDrafts(userId: string): Promise<void> {
  for (const id of unloadDraftIds(userId)) {
    const written = attempt((): unknown => JSON.parse(textIn('localStorage', storageKeyOf(userId, id)) ?? ''))
    if (rows.fits(written)) {
      await transact(userDb(userId), ['drafts'], async ({ drafts }) => {
        const kept = await read(drafts, id, rows)
        if (!kept || (kept.schema <= written.schema && kept.savedAt < written.savedAt))
          drafts.put(written, id)
      })
    }
    removeUnloadDraft(userId, id)
  }
}
