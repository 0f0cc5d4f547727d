import { attempt } from '#lib/attempt.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { userDb } from '#offline/device/db.ts'
import { read } from '#offline/device/checked.ts'
import { transact } from '#offline/device/transact.ts'
import type { Draft } from '#offline/outbox/item.ts'
import { drafts as rows } from '#offline/outbox/rows.ts'

const slotOf = (userId: string, id: string) => `portal.last:${userId}:${id}`

/**
 * Says a draft in text as its page is left: a store is written to when its turn comes, which a page that is going may not
 * live to see, while this is there at once.
 * @param id as `draftId` names it
 */
export const sayLast = (userId: string, id: string, draft: Draft): void =>
  keepText('localStorage', slotOf(userId, id), JSON.stringify(draft))

/** Forgets what was said, once the store has it or the draft is gone. */
export const forgetLast = (userId: string, id: string): void =>
  keepText('localStorage', slotOf(userId, id), '')

/** Forgets everything of a user that no store has taken over. */
export function forgetAllLast(userId: string): void {
  for (const id of saidBy(userId)) forgetLast(userId, id)
}

const saidBy = (userId: string): string[] => {
  const begin = slotOf(userId, '')
  return (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(begin))
    .map((key) => key.slice(begin.length))
}

/**
 * Takes over into the store what pages said as they were left; called before drafts are read. What the store has that is
 * newer stays, and what cannot be read is dropped: the store has all of it but the last letters.
 * @throws StorageProblem
 */
export async function takeLast(userId: string): Promise<void> {
  for (const id of saidBy(userId)) {
    const said = attempt((): unknown => JSON.parse(textIn('localStorage', slotOf(userId, id)) ?? ''))
    if (rows.fits(said)) {
      await transact(userDb(userId), ['drafts'], async ({ drafts }) => {
        const kept = await read(drafts, id, rows)
        if (!kept || (kept.schema <= said.schema && kept.savedAt < said.savedAt)) drafts.put(said, id)
      })
    }
    forgetLast(userId, id)
  }
}
