import { cityNow } from '#lib/clock.ts'
import { announce } from '#offline/channel.ts'
import { getRow, read } from '#offline/device/checked.ts'
import { draftId } from '#offline/drafts/drafts.ts'
import { ownDb } from '#offline/owner.ts'
import { refreshView } from '#offline/refresh.ts'
import { type Draft, mayHaveArrived } from './item.ts'
import { DraftInTheWay, Gone, MayHaveArrived, removeItem } from './outbox.ts'
import { drafts as draftRows, items } from './rows.ts'

/**
 * 打开修改: converts an item back into its draft, with the city's remarks at the fields. An edited draft gets a new key
 * when it is sent; an unedited one that was not refused may go back as the same item (put-back.ts). Returns the form's
 * address; undefined if the item was made without a form.
 * @param force also if the item may have taken effect at the city, after the person was warned that a new submit would
 * be a second one
 * @throws OutboxRefusal if the item was sent meanwhile, is being sent, or the form has a new draft
 */
export async function reopen(id: string, force = false): Promise<string | undefined> {
  const item = await getRow(ownDb(), 'outbox', id, items)
  if (!item) throw new Gone()
  const { draft } = item
  if (!draft) return undefined
  const draftAt = draftId(draft.enId, draft.key)
  const taken = await removeItem(id, async (item, { drafts }) => {
    if (!force && mayHaveArrived(item)) return new MayHaveArrived()
    if (await read(drafts, draftAt, draftRows)) return new DraftInTheWay()
    const { draft: _draft, claimed: _claimed, ...takenOut } = item
    const { state, problems = [], reason } = item
    const savedAt = new Date(cityNow()).toISOString()
    const why = state === 'waiting' ? { takenOut } : { problems, ...(reason ? { reason } : {}) }
    drafts.put({ ...draft, savedAt, ...why } satisfies Draft, draftAt)
    return undefined
  })
  if (!taken) throw new Gone()
  announce({ type: 'drafts' })
  // Refreshes the view first, because the opening form must not find and follow the removed item.
  await refreshView().catch(() => undefined)
  return draft.href
}
