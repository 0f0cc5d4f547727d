import { announce } from '#offline/channel.ts'
import { read } from '#offline/device/checked.ts'
import { userDb } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import { draftId } from '#offline/drafts/drafts.ts'
import { owner } from '#offline/owner.ts'
import type { Draft } from './item.ts'
import { drafts as draftRows, items } from './rows.ts'
import { askForSync, runOutbox } from './schedule.ts'

/**
 * Puts an unchanged draft that was converted from an item back into the outbox: the same item under its key, so that it
 * takes effect only once even if the city already has it. Price: a form that is open in another tab meanwhile is
 * refused once the item was sent.
 * @returns false if it was changed, submitted or put back since; then nothing happens
 * @throws StorageProblem
 */
export async function putBack({ key, enId }: Pick<Draft, 'key' | 'enId'>): Promise<boolean> {
  const userId = owner()?.userId
  if (userId === undefined) return false
  const draftAt = draftId(enId, key)
  const isBack = await transact(userDb(userId), ['outbox', 'drafts'], async ({ outbox, drafts }) => {
    const kept = await read(drafts, draftAt, draftRows)
    if (!kept) return false
    const { takenOut, ...draft } = kept
    const item: unknown = { ...Object(takenOut), draft }
    if (!items.fits(item) || item.userId !== userId) return false
    outbox.put(item, item.id)
    drafts.delete(draftAt)
    return true
  })
  if (!isBack) return false
  announce({ type: 'outbox' })
  announce({ type: 'drafts' })
  runOutbox()
  void askForSync()
  return true
}
